# Sourced by build-release.bash: building for arm64 on a machine of another kind.
#
# swift.org's toolchain has no standard library for another Linux. Debian unstable has the same Swift for x86-64 and arm64:
# its compiler runs in a system of unstable (.build/roots/unstable), with the library of its arm64 packages. The C
# libraries are those of Debian 12 for arm64, so that the program asks for no newer glibc and draws with the same ICU and
# FreeType as that for x86-64.

source "$(dirname "${BASH_SOURCE[0]}")/bare-systems.bash"

arm64_triple=aarch64-unknown-linux-gnu
# The Swift SDK: its description, the arm64 part of Swift, and Debian 12's files.
arm64_sdk=$roots/galley-arm64.artifactbundle
arm64_libraries=(
  libc6-dev libstdc++-12-dev zlib1g-dev libfreetype-dev libpng-dev libdeflate-dev libicu-dev libfyaml-dev nettle-dev
  libbrotli-dev
)

prepare_arm64() {
  require_debootstrap
  command -v qemu-aarch64-static >/dev/null || { echo "qemu-user-static is missing: apt-get install qemu-user-static" >&2; return 1; }
  [ -e "$roots/unstable/etc/os-release" ] || make_unstable
  # The library fits one build of the compiler.
  local version
  version=$(in_root unstable dpkg-query -W -f '${Version}' swiftlang)
  if [ "$(cat "$arm64_sdk/swiftlang-version" 2>/dev/null)" != "$version" ]; then
    rm -rf "$arm64_sdk"
    make_arm64_sdk
  fi
}

make_arm64_sdk() {
  local work=$arm64_sdk.part package
  rm -rf "$work"
  mkdir -p "$work/packages"
  # Of a system of another kind debootstrap unpacks what is needed to start it; the rest lies there as packages.
  make_root sysroot-arm64 bookworm --foreign --arch=arm64 "--include=$(IFS=,; echo "${arm64_libraries[*]}")"
  mv "$roots/sysroot-arm64" "$work/sysroot"
  mkdir "$work/sysroot/packages"
  for package in "$work/sysroot/var/cache/apt/archives"/*.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar --extract --directory "$work/sysroot" --keep-directory-symlink --verbose \
      >"$work/sysroot/packages/$(dpkg-deb --field "$package" Package)"
    rm "$package"
  done
  # Links are to lead to the files beside them, not to this machine's.
  find "$work/sysroot/usr" -type l -lname '/*' -printf '%l %p\n' |
    while read -r to link; do ln -sfnr "$work/sysroot$to" "$link"; done
  # The packages of Swift fit the compiler only in its own version.
  in_root unstable bash -c 'dpkg --add-architecture arm64 && apt-get -q update && cd "$1" && version=$(
    dpkg-query -W -f "\${Version}" swiftlang) && apt-get -q -o APT::Sandbox::User=root download \
    "libswiftlang:arm64=$version" "swiftlang:arm64=$version"' - "$work/packages" >&2
  # Where the compiler looks for them in an SDK.
  for package in "$work/packages"/*.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar --extract --directory "$work/sysroot/usr/lib" --strip-components 5 \
      --exclude './usr/libexec/swift/lib/swift/host' --exclude './usr/libexec/swift/lib/lib*' \
      ./usr/libexec/swift/lib
  done
  rm -r "$work/packages"
  cat >"$work/info.json" <<'JSON'
{
  "schemaVersion": "1.0",
  "artifacts": {
    "galley-arm64": { "type": "swiftSDK", "version": "1", "variants": [{ "path": "." }] }
  }
}
JSON
  cat >"$work/swift-sdk.json" <<JSON
{
  "schemaVersion": "4.0",
  "targetTriples": {
    "$arm64_triple": {
      "sdkRootPath": "sysroot", "swiftResourcesPath": "sysroot/usr/lib/swift",
      "swiftStaticResourcesPath": "sysroot/usr/lib/swift_static"
    }
  }
}
JSON
  printf '%s\n' "$version" >"$work/swiftlang-version"
  mv "$work" "$arm64_sdk"
}

# Runs a program of Debian's toolchain; it needs nothing from the network.
arm64_toolchain() {
  in_root unstable env PATH=/usr/libexec/swift/bin:/usr/bin:/bin "PKG_CONFIG_PATH=${PKG_CONFIG_PATH:-}" \
    "PKG_CONFIG_LIBDIR=${PKG_CONFIG_LIBDIR:-}" "PKG_CONFIG_SYSROOT_DIR=" "$@"
}

# Runs clang or clang++ for arm64 with Debian 12's headers and libraries.
arm64_compiler() {
  local compiler=$1
  shift
  arm64_toolchain "$compiler" --target="$arm64_triple" --sysroot="$arm64_sdk/sysroot" "$@"
}

# Runs the program for arm64, with Debian 12's files before this machine's.
run_arm64() { qemu-aarch64-static -L "$arm64_sdk/sysroot" "$@"; }
