"""Options of the test run."""


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write the golden games anew, as the program tells them now",
    )
