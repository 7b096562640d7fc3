# Sourced by build-release.bash: compiles HarfBuzz, of which Debian has no static archive, from the source of Debian 12's
# package: the version whose shapes the goldens have. Inside the program it needs neither GLib nor Graphite, which Debian's
# library brings along: text is shaped by OpenType alone, and a program that is linked with fewer libraries starts sooner.

harfbuzz=harfbuzz-6.0.0
harfbuzz_source=http://deb.debian.org/debian/pool/main/h/harfbuzz/harfbuzz_6.0.0+dfsg.orig.tar.xz
harfbuzz_digest=89266cb363e49b6aa999eda04ca25b0d234a69ad9304679631371f4697652368

# Makes libharfbuzz.a and harfbuzz.pc in a folder, with the options of HarfBuzz's own build. What is there stays: another
# version has another name.
build_harfbuzz() {
  local into=$1 work
  if [ ! -e "$into/$harfbuzz/libharfbuzz.a" ]; then
    work=$into/$harfbuzz.part
    rm -rf "$work"
    mkdir -p "$work"
    if ! download "$harfbuzz_source" "$work/source.tar.xz" "$harfbuzz_digest"; then
      echo "build: no source of HarfBuzz: $harfbuzz_source could not be fetched, or is another file" >&2
      return 1
    fi
    tar --extract --file "$work/source.tar.xz" --directory "$work" --strip-components 1 "$harfbuzz/src"
    # The compiler of the toolchain warns of more than HarfBuzz's authors knew.
    (cd "$work/src" && clang++ -c -w -O2 -std=c++17 -fno-pie -fno-exceptions -fno-rtti -fno-threadsafe-statics \
      -fvisibility-inlines-hidden -ffunction-sections -fdata-sections -DHAVE_PTHREAD harfbuzz.cc -o ../harfbuzz.o)
    ar crsD "$work/libharfbuzz.a" "$work/harfbuzz.o"
    rm "$work/source.tar.xz" "$work/harfbuzz.o"
    rm -rf "${into:?}/$harfbuzz"
    mv "$work" "$into/$harfbuzz"
  fi
  ln -sfn "$harfbuzz/libharfbuzz.a" "$into/libharfbuzz.a"
  printf '%s\n' "Name: harfbuzz" "Description: HarfBuzz, inside the program" "Version: ${harfbuzz#*-}" \
    "Cflags: -I$into/$harfbuzz/src" "Libs: -L$into -lharfbuzz" >"$into/harfbuzz.pc"
}

# Fetches a file that has this SHA-256; apt's own downloader is on every Debian, curl and wget are not.
download() {
  local address=$1 file=$2 digest=$3 helper=/usr/lib/apt/apt-helper
  if [ -x "$helper" ]; then
    # As root, apt fetches as a user who may not write here, and says so.
    "$helper" -o APT::Sandbox::User="$(id -un)" download-file "$address" "$file" "SHA256:$digest" >&2
  else
    curl --fail --silent --show-error --location --output "$file" "$address"
  fi && sha256sum --check --quiet --strict <<<"$digest  $file" >&2
}
