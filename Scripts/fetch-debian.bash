# Sourced by the scripts beside it: fetches files of Debian's archive.

# The second has the releases that Debian no longer supports.
debian_servers=(http://deb.debian.org/debian http://archive.debian.org/debian)

# Fetches files into a folder, each under the last part of its name: digest and path within the archive, one file a line on
# standard input. A file that is there already stays. Fails, and names a file, if one is on no server or has another digest.
fetch_from_debian() {
  local folder=$1 server digest path wanted
  local files=()
  wanted=$(cat)
  mkdir -p "$folder"
  for server in "${debian_servers[@]}"; do
    files=()
    while read -r digest path; do
      has_digest "$folder/${path##*/}" "$digest" || files+=("$server/$path" "$folder/${path##*/}" "SHA256:$digest")
    done <<<"$wanted"
    [ "${#files[@]}" -gt 0 ] || return 0
    # apt's own downloader is on every Debian, where curl and wget need not be; as root it would fetch as a user who may not
    # write here.
    /usr/lib/apt/apt-helper -o APT::Sandbox::User=root download-file "${files[@]}" >&2 || true
  done
  while read -r digest path; do
    has_digest "$folder/${path##*/}" "$digest" && continue
    echo "${path##*/} could not be fetched from ${debian_servers[*]}, or the file there has another digest: /$path" >&2
    return 1
  done <<<"$wanted"
}

has_digest() { [ -f "$1" ] && [ "$(sha256sum <"$1")" = "$2  -" ]; }
