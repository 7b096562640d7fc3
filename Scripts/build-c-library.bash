# Sourced by release-modules: links the C libraries that Galley uses into one, libGalleyC.so, and lays it out with the headers
# and packages of pkg-config that Galley's sources ask for. Compiled modules load it on machines that lack those libraries, and
# another compiler builds Galley's sources against it. It has nothing of Swift, so that one fits all compilers.

source "$(dirname "${BASH_SOURCE[0]}")/build-release.bash"

# Makes a folder with lib, include and pkgconfig, which may be moved as a whole.
build_c_library() {
  local destination=$1 inside=$PWD/$build_folder/static-packages
  mkdir -p "$destination"/{lib,include,pkgconfig}
  export PATH="$(toolchain_folder)/bin:$PATH"
  # What HarfBuzz's own build makes is for programs; code of a library must run at any address.
  find_static_packages
  local object=$harfbuzz/harfbuzz-pic.o
  [ -e "$object" ] || {
    (cd "$harfbuzz/src" && clang++ -c -w -O2 -std=c++17 -fPIC -fno-exceptions -fno-rtti -fno-threadsafe-statics \
      -fvisibility-inlines-hidden -DHAVE_PTHREAD harfbuzz.cc -o "$object.part")
    mv "$object.part" "$object"
  }
  link_c_library "$destination/lib" "$object"
  link_nettle "$destination/lib"
  copy_headers "$destination/include"
  write_c_packages "$destination"
}

# Debian's static archives are made for programs: they reach variables of glibc by their distance, which a library cannot. The
# references are given to variables of the library's own, which have the same values.
link_c_library() {
  local variables=(stdin stdout stderr __timezone tzname) library
  cat >"$inside/variables.c" <<'C'
#include <stdio.h>
#include <time.h>

extern FILE *__real_stdin, *__real_stdout, *__real_stderr;
extern char *__real_tzname[2];
extern long __real___timezone;
FILE *__wrap_stdin, *__wrap_stdout, *__wrap_stderr;
char *__wrap_tzname[2];
long __wrap___timezone;

__attribute__((constructor)) static void copy_variables(void) {
  tzset();
  __wrap_stdin = __real_stdin;
  __wrap_stdout = __real_stdout;
  __wrap_stderr = __real_stderr;
  __wrap_tzname[0] = __real_tzname[0];
  __wrap_tzname[1] = __real_tzname[1];
  __wrap___timezone = __real___timezone;
}
C
  clang -c -fPIC -O2 "$inside/variables.c" -o "$inside/variables.o"
  printf '%s\n' 'GALLEY_C { global: FT_*; hb_*; png_*; fy_*; u*_[0-9][0-9]; local: *; };' >"$inside/exports"
  clang++ -shared -fuse-ld=lld -o "$1/libGalleyC.so" -Wl,-soname,libGalleyC.so -Wl,-Bsymbolic \
    -Wl,--version-script="$inside/exports" "${variables[@]/#/-Wl,--wrap=}" -Wl,--gc-sections -Wl,-s -Wl,-z,defs \
    -L"$inside" "$inside/variables.o" "$2" \
    -Wl,--whole-archive -lfreetype -lpng16 -lfyaml -licui18n -licuuc -Wl,--no-whole-archive \
    -licudata -lz -lbrotlidec -lbrotlicommon -lm
  # The names with which module maps and packages ask for it.
  for library in harfbuzz freetype png png16 icui18n icuuc fyaml; do
    printf 'INPUT(-lGalleyC)\n' >"$1/lib$library.so"
  done
  # Its symbols cannot leave a library: each that uses it has a copy.
  install -m 644 "$inside/libdeflate.a" "$1"
}

# Nettle stays a library of its own, since its licence asks that it can be exchanged. It cannot be Debian's: the system's
# libcurl, which Foundation loads, needs the system's own, and a process has one library of a name.
link_nettle() {
  printf '%s\n' 'GALLEY_NETTLE { global: nettle_sha256_*; nettle_version_*; local: *; };' >"$inside/nettle-exports"
  clang -shared -fuse-ld=lld -o "$1/libGalleyNettle.so" -Wl,-soname,libGalleyNettle.so -Wl,-Bsymbolic \
    -Wl,--version-script="$inside/nettle-exports" -Wl,-s -Wl,-z,defs \
    -Wl,--whole-archive "$(cc -print-file-name=libnettle.a)" -Wl,--no-whole-archive
  printf 'INPUT(-lGalleyNettle)\n' >"$1/libnettle.so"
}

# Copies the headers that Galley's C includes, and no others.
copy_headers() {
  local flags=() path name included
  # Words as the shell reads them: a folder may have a space in its name.
  eval "flags=($(pkg-config --cflags-only-I harfbuzz freetype2 libpng libdeflate icu-i18n libfyaml nettle))"
  included=$(clang "${flags[@]}" -ISources/CPNG/include -ISources/CICU/include -ISources/CFYAML/include \
    -ISources/CNettle/include -M -x c Sources/C{HarfBuzz,FreeType}/shim.h Sources/C{PNG,ICU,FYAML,Nettle}/*.c)
  while read -r path; do
    case $path in
      "$harfbuzz"/src/*) name=harfbuzz/${path##*/} ;;
      /usr/include/freetype2/* | /usr/include/libpng*/*.h | /usr/include/unicode/* | /usr/include/nettle/*) \
        name=${path#/usr/include/} ;;
      /usr/include/libdeflate.h | /usr/include/libfyaml.h | /usr/include/libfyaml/*) name=${path#/usr/include/} ;;
      *) continue ;;
    esac
    # A header that is as it was keeps its date: what includes it need not be compiled again.
    cmp -s "$path" "$1/$name" || install -D -m 644 "$path" "$1/$name"
  done < <(tr ' \\' '\n\n' <<<"$included" | grep '^/' | sort -u)
}

# Writes the packages, whose paths begin at their own folder.
write_c_packages() {
  local package folder library
  while read -r package folder library; do
    printf '%s\n' "Name: $package" "Description: $package, inside of Galley's library" \
      "Version: $(pkg-config --modversion "$package")" "Cflags: -I\"\${pcfiledir}/../include${folder#.}\"" \
      "Libs: -L\"\${pcfiledir}/../lib\" -l$library" >"$1/pkgconfig/$package.pc"
  done <<PACKAGES
harfbuzz /harfbuzz GalleyC
freetype2 /freetype2 GalleyC
libpng /libpng16 GalleyC
libdeflate . deflate
icu-i18n . GalleyC
libfyaml . GalleyC
nettle . GalleyNettle
PACKAGES
}
