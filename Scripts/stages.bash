# Sourced by the scripts beside it: runs stages and says on standard error how long each took.

# Runs a command under a name: stage "packages" Scripts/bootstrap
stage() {
  local name=$1 start=$SECONDS status=0
  shift
  echo "── $name" >&2
  "$@" || status=$?
  [ "$status" -eq 0 ] || { echo "── $name: failed after $((SECONDS - start)) s" >&2; return "$status"; }
  echo "── $name: $((SECONDS - start)) s" >&2
}

# Builds with `swift build` and these options. Prints what it says only if it fails or warns, since it has a line for each
# file; on a terminal its progress shows.
build_quietly() {
  local log
  if [ -t 2 ]; then
    swift build "$@" >&2
    return
  fi
  log=$(mktemp)
  swift build "$@" >"$log" 2>&1 || { cat "$log" >&2; rm "$log"; return 1; }
  grep -E '(warning|error): ' "$log" >&2 || true
  rm "$log"
}
