# Sourced by build-release.bash: compiles HarfBuzz, of which Debian has no static archive, from the source of Debian 12's
# package: the version whose shapes the goldens have. Inside the program it needs neither GLib nor Graphite, which Debian's
# library brings along: text is shaped by OpenType alone, and a program that is linked with fewer libraries starts sooner.

harfbuzz_version=6.0.0
harfbuzz_source=debian/pool/main/h/harfbuzz/harfbuzz_6.0.0+dfsg.orig.tar.xz
harfbuzz_digest=89266cb363e49b6aa999eda04ca25b0d234a69ad9304679631371f4697652368
# The second has the releases that Debian no longer supports.
harfbuzz_servers=(http://deb.debian.org http://archive.debian.org)
harfbuzz_script=${BASH_SOURCE[0]}

# Makes libharfbuzz.a and its headers in a folder, with the options of HarfBuzz's own build, and leaves the folder's path in
# `harfbuzz`. What the same script and compiler made before stays.
build_harfbuzz() {
  local recipe work
  recipe=$({ cat "$harfbuzz_script"; clang++ --version; } | sha256sum | cut -c 1-16)
  harfbuzz=$1/harfbuzz-$harfbuzz_version-$recipe
  [ ! -e "$harfbuzz" ] || return 0
  work=$(mktemp -d "$1/harfbuzz.XXXXXX")
  fetch_harfbuzz "$work/source.tar.xz"
  tar --extract --file "$work/source.tar.xz" --directory "$work" --strip-components 1 "harfbuzz-$harfbuzz_version/src"
  # The compiler of the toolchain warns of more than HarfBuzz's authors knew.
  (cd "$work/src" && clang++ -c -w -O2 -std=c++17 -fno-pie -fno-exceptions -fno-rtti -fno-threadsafe-statics \
    -fvisibility-inlines-hidden -ffunction-sections -fdata-sections -DHAVE_PTHREAD harfbuzz.cc -o ../harfbuzz.o)
  ar crsD "$work/libharfbuzz.a" "$work/harfbuzz.o"
  rm "$work/source.tar.xz" "$work/harfbuzz.o"
  mv "$work" "$harfbuzz"
}

# Fetches the source, or says why there is none. apt's own downloader is on every Debian, where curl and wget need not be;
# as root it would fetch as a user who may not write here.
fetch_harfbuzz() {
  local server
  for server in "${harfbuzz_servers[@]}"; do
    if /usr/lib/apt/apt-helper -o APT::Sandbox::User=root download-file "$server/$harfbuzz_source" "$1" \
      "SHA256:$harfbuzz_digest" >&2; then
      return 0
    fi
  done
  echo "build: HarfBuzz's source /$harfbuzz_source could not be fetched from ${harfbuzz_servers[*]}" >&2
  return 1
}
