# Sourced by the scripts beside it: puts `swift` on the PATH when it lies in one of the places where toolchains are
# usually unpacked, as a service or `env -i` starts with a bare PATH. Fails with three lines on how to get one.

oldest_swift=6.2

find_swift() {
  local folder answer version found= broken= path=$PATH
  # Another program of the same name, OpenStack's, may come first; Debian's compiler lies in a folder of its own then.
  for folder in "" "${HOME:-/nonexistent}/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/local/swift/usr/bin \
    /usr/share/swift/usr/bin /usr/libexec/swift/bin; do
    # Bash has a PATH of its own when none was given, but keeps it to itself; the compiler looks for the linker in it.
    export PATH=${folder:+$folder:}$path
    [ -x "${folder:-/}/swift" ] || { [ -z "$folder" ] && command -v swift >/dev/null; } || continue
    answer=$(swift --version 2>&1) || true
    version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$answer" | head -n 1)
    if [ -z "$version" ]; then
      broken=${broken:-$(command -v swift) does not start (${answer%%$'\n'*})}
    elif [ "$(printf '%s\n' "$oldest_swift" "$version" | sort -V | head -n 1)" = "$oldest_swift" ]; then
      return 0
    else
      found=${found:-$version in $(command -v swift)}
    fi
  done
  export PATH=$path
  # What the archives of swift.org need of Debian.
  [ -z "$broken" ] ||
    echo "$broken: apt-get install binutils-gold git libc6-dev libcurl4 libedit2 libncurses6 libsqlite3-0 libstdc++-12-dev libxml2 zlib1g-dev" >&2
  echo "Swift $oldest_swift or later is needed${found:+; here is $found}. There are two ways to get it:" >&2
  echo "1. swift.org's: curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz && tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init" >&2
  echo "2. a system with it: the image swift:6.3-bookworm, or Debian unstable, where Scripts/bootstrap installs its package swiftlang" >&2
  return 1
}

# Prints the folder of the toolchain that `swift` belongs to, which has bin and lib. The program itself may be a link, or
# swiftly, which starts another one.
toolchain_folder() { swift -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p'; }
