# Galley in an image of its own, for the architecture of the machine that builds it (x86-64 or arm64):
#
#     docker build -t galley .
#     docker run --rm -v "$PWD:/work" galley verify
FROM swift:6.3-bookworm AS build
WORKDIR /galley
COPY . .
RUN Scripts/install /opt/galley

FROM debian:bookworm-slim
COPY --from=build /opt/galley /usr/local
WORKDIR /work
ENTRYPOINT ["galley"]
