# Sourced by the scripts beside it: puts `swift` on the PATH when it lies in one of the places where toolchains are
# usually unpacked, as a service or `env -i` starts with a bare PATH. Fails with one line on how to get one.

find_swift() {
  local folder answer version major minor
  if ! command -v swift >/dev/null; then
    for folder in "${HOME:-/nonexistent}/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/local/swift/usr/bin \
      /usr/share/swift/usr/bin /usr/libexec/swift/bin; do
      if [ -x "$folder/swift" ]; then
        export PATH="$folder:$PATH"
        break
      fi
    done
  fi
  # Bash has a PATH of its own when none was given, but keeps it to itself; the compiler looks for the linker in it.
  export PATH
  answer=$(swift --version 2>&1) || true
  version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$answer" | head -n 1)
  if [ -z "$version" ] && command -v swift >/dev/null; then
    echo "$(command -v swift) does not start (${answer%%$'\n'*}): apt-get install binutils-gold git libc6-dev libcurl4 libedit2 libncurses6 libsqlite3-0 libstdc++-12-dev libxml2 zlib1g-dev" >&2
    return 1
  fi
  major=${version%%.*} minor=${version##*.}
  if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 3 ]; }; then
    echo "Swift 6.3 or later is needed${version:+ (found $version)}: curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz && tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init, or see https://www.swift.org/install/linux" >&2
    return 1
  fi
}
