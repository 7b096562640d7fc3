# Sourced by the scripts beside it: bare systems of Debian and Ubuntu in .build/roots, made by debootstrap and kept. Delete a
# folder for a fresh one. Nothing of these systems leaves its folder.

roots=$PWD/.build/roots

require_debootstrap() {
  [ "$(id -u)" -eq 0 ] || { echo "chroot needs root: run it with sudo" >&2; return 1; }
  command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; return 1; }
}

# Makes the system of a suite in a folder of `roots`, unless it is there: name, suite, further options of debootstrap.
make_root() {
  local name=$1 suite=$2 mirror=http://deb.debian.org/debian script=gutsy
  shift 2
  [ ! -e "$roots/$name/etc/os-release" ] || return 0
  [ "$suite" != noble ] || mirror=http://archive.ubuntu.com/ubuntu
  [ ! -e "/usr/share/debootstrap/scripts/$suite" ] || script=$suite
  mkdir -p "$roots"
  rm -rf "$roots/$name.part" "$roots/$name"
  # The keys of another distribution need not be installed here.
  debootstrap --variant=minbase --no-check-gpg "$@" "$suite" "$roots/$name.part" "$mirror" \
    "/usr/share/debootstrap/scripts/$script" >"$roots/$name.log" 2>&1 ||
    { echo "the system of $suite could not be created: see $roots/$name.log" >&2; return 1; }
  mv "$roots/$name.part" "$roots/$name"
}

# Runs a command in a system, which sees this folder at the path that it has outside: name, command. The loader finds
# libraries beside a program by /proc, which every running system has.
in_root() {
  local root=$roots/$1
  shift
  [ -e "$root/etc/os-release" ] || { echo "there is no system in $root" >&2; return 1; }
  mkdir -p "$root$PWD"
  unshare --mount bash -c 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --bind "$1" "$0$1" &&
    exec chroot "$0" /usr/bin/env -i -C "$1" HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${@:2}"' \
    "$root" "$PWD" "$@"
}

# Makes the system of Debian unstable, where Scripts/bootstrap installs Debian's Swift. Its /srv/galley is a copy of this
# clone's files, without what was built.
make_unstable() {
  local clone=$roots/unstable/srv/galley
  make_root unstable unstable
  mkdir -p "$clone"
  # What it has built and fetched stays.
  find "$clone" -mindepth 1 -maxdepth 1 ! -name .build ! -name Fonts -exec rm -rf {} +
  git ls-files -z --cached --others --exclude-standard |
    tar --create --null --ignore-failed-read --warning=no-failed-read --files-from - | tar --extract --directory "$clone"
  in_root unstable /srv/galley/Scripts/bootstrap
}
