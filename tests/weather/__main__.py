import sys

from tests.weather.running import main

if __name__ == "__main__":
    sys.exit(main())
