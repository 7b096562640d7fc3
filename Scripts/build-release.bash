# Sourced by the scripts beside it: builds the command line as it is shipped and leaves its path in `galley`.

build_release() {
  # Linked against no library of the toolchain, so that the program runs where there is no Swift.
  # Without symbols and without relocation it is half as large, and starts sooner.
  local release=(-c release --static-swift-stdlib -Xlinker -s -Xlinker --no-pie)
  swift build "${release[@]}" --product galley
  galley=$(swift build "${release[@]}" --show-bin-path)/galley
}
