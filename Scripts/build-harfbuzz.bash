# Sourced by build-release.bash: compiles HarfBuzz, of which Debian has no static archive, from the source of Debian 12's
# package: the version whose shapes the goldens have. Inside the program it needs neither GLib nor Graphite, which Debian's
# library brings along: text is shaped by OpenType alone, and a program that is linked with fewer libraries starts sooner.

source "$(dirname "${BASH_SOURCE[0]}")/fetch-debian.bash"

harfbuzz_version=6.0.0
harfbuzz_source=pool/main/h/harfbuzz/harfbuzz_6.0.0+dfsg.orig.tar.xz
harfbuzz_digest=89266cb363e49b6aa999eda04ca25b0d234a69ad9304679631371f4697652368
harfbuzz_script=${BASH_SOURCE[0]}

# The compiler of the toolchain that builds for `architecture`.
compiler() { if is_cross; then arm64_compiler clang++ "$@"; else clang++ "$@"; fi; }

# Makes libharfbuzz.a and its headers in a folder, with the options of HarfBuzz's own build, and leaves the folder's path in
# `harfbuzz`. What the same script and compiler made before stays.
build_harfbuzz() {
  local recipe work
  recipe=$({ cat "$harfbuzz_script"; compiler --version; } | sha256sum | cut -c 1-16)
  harfbuzz=$1/harfbuzz-$harfbuzz_version-$recipe
  [ ! -e "$harfbuzz" ] || return 0
  work=$(mktemp -d "$1/harfbuzz.XXXXXX")
  fetch_from_debian "$work" <<<"$harfbuzz_digest $harfbuzz_source"
  tar --extract --file "$work/${harfbuzz_source##*/}" --directory "$work" --strip-components 1 "harfbuzz-$harfbuzz_version/src"
  # The compiler of the toolchain warns of more than HarfBuzz's authors knew.
  compiler -c -w -O2 -std=c++17 -fno-pie -fno-exceptions -fno-rtti -fno-threadsafe-statics \
    -fvisibility-inlines-hidden -ffunction-sections -fdata-sections -DHAVE_PTHREAD "$work/src/harfbuzz.cc" \
    -o "$work/harfbuzz.o"
  ar crsD "$work/libharfbuzz.a" "$work/harfbuzz.o"
  rm "$work/${harfbuzz_source##*/}" "$work/harfbuzz.o"
  mv "$work" "$harfbuzz"
}
