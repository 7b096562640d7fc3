# Sourced by the scripts beside it: builds the command line as it is shipped and leaves its path in `galley`. It is built in
# .build, or in the folder of the clone that GALLEY_BUILD_FOLDER names; for arm64 on a machine of another kind, in a folder
# `arm64` in it. `scratch_folder` is the one that was taken.

source "$(dirname "${BASH_SOURCE[0]}")/build-harfbuzz.bash"
source "$(dirname "${BASH_SOURCE[0]}")/build-arm64.bash"

build_folder=${GALLEY_BUILD_FOLDER:-.build}
# The machine that the program is for, as `uname -m` names it.
architecture=$(uname -m)
scratch_folder=$build_folder

# True if this machine cannot run what it builds.
is_cross() { [ "$architecture" != "$(uname -m)" ]; }

build_release() {
  local order=$PWD/$build_folder/startup-functions.txt names
  # Linked against no library of the toolchain, so that the program runs where there is no Swift.
  # Without relocation it starts sooner.
  # Types of generic kinds are reached by calls instead of by name: looking a name up at run time goes through all
  # conformances of the program, for each kind of dictionary anew, and takes half of the start.
  # Swift's static library has every symbol exported. Nothing needs them, and their tables take a megabyte of memory.
  # Nettle stays outside, and is looked for beside the program first, as an archive has it.
  scratch_folder=$build_folder
  ! is_cross || scratch_folder=$build_folder/arm64
  release=(-c release --scratch-path "$scratch_folder" --static-swift-stdlib -Xlinker --no-pie
    -Xlinker '-rpath=$ORIGIN/../lib/galley' -Xlinker --disable-new-dtags -Xlinker --no-export-dynamic
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld
    -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
    # Valgrind reads the names of functions, but not what Swift writes for debuggers.
    -Xlinker --strip-debug -Xlinker "--symbol-ordering-file=$order" -Xlinker --no-warn-symbol-ordering)
  mkdir -p "$scratch_folder"
  # Debian has only `swift` of it on the PATH, and clang is needed, too.
  export PATH="$(toolchain_folder)/bin:$PATH"
  if is_cross; then
    prepare_arm64
    # Here, where git may have settings of the user's. Debian's system need not reach anything then.
    swift package --scratch-path "$scratch_folder" resolve
    release+=(--swift-sdk galley-arm64 --swift-sdks-path "$roots" -Xlinker "$scratch_folder/older-glibc.o")
    arm64_compiler clang -O2 -c Scripts/ARM64/OlderGlibc.c -o "$scratch_folder/older-glibc.o"
  fi
  find_static_packages
  if is_cross; then
    # In the order that a release for this machine left, if there was one: Swift's names are the same.
    [ -e "$order" ] || : >"$order"
    link_release
  else
    # All is compiled once. SwiftPM compiles some of it again when a flag is another, so it is the content of the file that
    # changes, and the program is linked again because it is not there.
    : >"$order"
    link_release
    names=$(name_functions)
    printf '%s\n' "$names" >"$order"
    link_release
  fi
  # Without symbols it is half as large.
  if is_cross; then toolchain llvm-objcopy --strip-all "$galley"; else strip --strip-all "$galley"; fi
}

link_release() {
  galley=$(toolchain swift build "${release[@]}" --show-bin-path)/galley
  rm -f "$galley"
  toolchain swift build "${release[@]}" --product galley
}

# Runs a program of the toolchain that builds for `architecture`.
toolchain() { if is_cross; then arm64_toolchain "$@"; else "$@"; fi; }

# Prints the names of the functions that `galley` needs for a small picture, and then those for a few other scenes. A page
# of the program takes memory and time once anything in it is needed: side by side they take less than half of the memory.
# They come in the same order each time, as a release is to have the same bytes. Where valgrind cannot trace the program,
# prints none.
name_functions() (
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  export SWIFT_DETERMINISTIC_HASHING=1
  trace() {
    valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$scratch/trace" "$galley" "$@" >/dev/null 2>&1 || return
    sed -n "s/^c\{0,1\}fn=([0-9]*) //; T; s/'[0-9]*\$//; /^0x/!p" "$scratch/trace" | LC_ALL=C sort -u
  }
  draw() { trace render "Goldens/$1.yaml" -o "$scratch/picture.png"; }
  # The scenes name what most others do: fonts, alignment, decorations, a text view, a field, a stack, a button.
  draw_all() {
    local scene
    for scene in label/plain alignment/left-center-right attributes/weights attributes/underline \
      text-view/caret-on-the-last-line text-field/placeholder stack/distributions button/titles; do
      draw "$scene" || return
    done
    trace layout Goldens/label/plain.yaml
  }
  if draw_all >"$scratch/names"; then
    awk '!seen[$0]++' "$scratch/names"
  else
    echo "build: the functions that run at start are not moved together: valgrind is missing, or cannot run galley" >&2
  fi
)

# Has libraries linked from their static archives, where the system has them. Each library that is looked for at the start
# costs time. Versions of ICU, whose tables decide where lines break, of FreeType and of libfyaml differ from one
# distribution to the next, too. Only Nettle stays outside, since its licence asks that it can be exchanged.
find_static_packages() {
  local inside=$PWD/$scratch_folder/static-packages installed
  mkdir -p "$inside"
  rm -f "$inside"/*.a "$inside"/*.pc
  build_harfbuzz "$inside"
  if is_cross; then
    export PKG_CONFIG_LIBDIR=$arm64_sdk/sysroot/usr/lib/aarch64-linux-gnu/pkgconfig
    export PKG_CONFIG_SYSROOT_DIR=$arm64_sdk/sysroot
  fi
  installed=$(pkg-config --modversion harfbuzz 2>/dev/null || true)
  [ "${installed:-$harfbuzz_version}" = "$harfbuzz_version" ] ||
    echo "build: the release contains HarfBuzz $harfbuzz_version, but builds for tests use the installed $installed" >&2
  ln -s "$harfbuzz/libharfbuzz.a" "$inside"
  write_package harfbuzz "$harfbuzz_version" "-I$(escaped "$harfbuzz/src")" harfbuzz
  link_inside freetype2 freetype png16 z brotlidec brotlicommon
  link_inside libpng png16 png z
  link_inside icu-i18n icui18n icuuc icudata stdc++
  link_inside libfyaml fyaml
  link_inside libdeflate deflate
  # Whatever that of the system where the compiler runs says, there is no other folder to look into.
  ! is_cross || write_package nettle "$(pkg-config --modversion nettle)" "" nettle
  # Not before, as these packages are asked for what the system's say.
  export PKG_CONFIG_PATH=$inside${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
}

# Where the linker finds a static library; its name alone if there is none.
archive_path() {
  if is_cross; then arm64_compiler clang -print-file-name="lib$1.a"; else cc -print-file-name="lib$1.a"; fi
}

# Has the libraries of a package of pkg-config linked from their archives, if all of them are there.
link_inside() {
  local package=$1 library archive version flags
  local archives=()
  shift
  for library in "$@"; do
    archive=$(archive_path "$library")
    [ -e "$archive" ] || return 0
    archives+=("$archive")
  done
  version=$(pkg-config --modversion "$package")
  flags=$(pkg-config --cflags "$package")
  # The modules name their libraries, too: `-lz` is to find the archive in the folder that is looked into first.
  ln -sf "${archives[@]}" "$inside"
  write_package "$package" "$version" "$flags" "$@"
}

write_package() {
  local package=$1 version=$2 flags=$3
  shift 3
  printf '%s\n' "Name: $package" "Description: $package, inside the program" "Version: $version" "Cflags: $flags" \
    "Libs: -L$(escaped "$inside")$(printf ' -l%s' "$@")" >"$inside/$package.pc"
}

# A path as one word of a package's flags.
escaped() { printf '%s' "${1// /\\ }"; }
