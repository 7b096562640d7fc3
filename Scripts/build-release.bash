# Sourced by the scripts beside it: builds the command line as it is shipped and leaves its path in `galley`.

build_release() {
  # Linked against no library of the toolchain, so that the program runs where there is no Swift.
  local release=(-c release --static-swift-stdlib)
  swift build "${release[@]}" --product galley
  galley=$(swift build "${release[@]}" --show-bin-path)/galley
}
