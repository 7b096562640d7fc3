# Sourced by the scripts beside it: runs stages and says on standard error how long each took.

current_stage=

# Where tests are compiled.
for_tests=(--scratch-path .build/tests)

# Runs a command under a name: stage "packages" Scripts/bootstrap
#
# It must not stand in a condition: bash would then go on after a failure inside a function.
stage() {
  local start=$SECONDS
  current_stage=$1
  shift
  echo "── $current_stage" >&2
  "$@"
  echo "── $current_stage: $((SECONDS - start)) s" >&2
  current_stage=
}

# Names the stage that failed, if one did. For the end of a script.
name_failed_stage() { [ -z "$current_stage" ] || echo "── failed: $current_stage" >&2; }

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
