# The bot in a container. `docs/hosting.md` says how to start it.
FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
# Newer versions of pip read the constraints for building from a variable of their own.
ENV PIP_CONSTRAINT=/src/.ci/constraints.txt \
    PIP_BUILD_CONSTRAINT=/src/.ci/constraints.txt
RUN python -m pip wheel --no-deps --wheel-dir /src/wheels .
# Nothing is installed later, so the environment needs no pip.
RUN python -m venv --without-pip /opt/mammamia
RUN python -m pip --python /opt/mammamia/bin/python install /src/wheels/*.whl
RUN mkdir /data

FROM python:3.11-slim
COPY --from=build /opt/mammamia /opt/mammamia
COPY --from=build --chown=10001:10001 /data /data
ENV PATH=/opt/mammamia/bin:$PATH \
    MAMMAMIA_METRICS=127.0.0.1:9100
USER 10001:10001
# The database is created in the working folder, unless MAMMAMIA_DATABASE says otherwise.
WORKDIR /data
VOLUME /data
# An empty MAMMAMIA_METRICS switches the check off.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", \
    "import os, urllib.request as web; at = os.environ['MAMMAMIA_METRICS']; \
    at and web.urlopen(f'http://{at}/live', timeout=4)"]
ENTRYPOINT ["mammamia"]
CMD ["run"]
