#!/bin/bash
# Lets the disk be full, and then read-only, in everything that writes: each command ends with a message and 2, what was
# there is there as it was, and nothing else is. Needs root, for a file system of its own: Scripts/inject-faults runs it.
#
# storage.bash galley fonts
set -euo pipefail
galley=$(readlink -f "$1") fonts=$(readlink -f "$2")
if [ "${3:-}" != inside ]; then exec unshare --mount bash "${BASH_SOURCE[0]}" "$galley" "$fonts" inside; fi

disk=$(mktemp -d)
trap 'cd /; umount "$disk"; rmdir "$disk"' EXIT
mount -t tmpfs -o size=256k tmpfs "$disk"
mkdir "$disk/project"
cd "$disk/project"
printf 'galley: 1\nscenes: [.]\n' >galley.yaml
printf 'galley: 1\nsize: [100, 40]\nviews:\n  - label: { frame: [0, 0, 100, 40], text: %s }\n' before >a.yaml
"$galley" record --fonts "$fonts" >/dev/null
"$galley" render a.yaml -o old.png --fonts "$fonts" 2>/dev/null
sed -i s/before/after/ a.yaml
"$galley" verify --fonts "$fonts" >/dev/null && { echo "the change is not seen"; exit 1; }

state() { find . -type f -exec sha256sum {} + | sort -k 2; find . -type d | sort; }
present=$(state)
status=0
# expect MESSAGE ARGUMENTS…
expect() {
  local message=$1 code=0 errors
  shift
  errors=$("$galley" "$@" 2>&1 >/dev/null) || code=$?
  [ "$code" -eq 2 ] || { echo "galley $*: ends with $code: $errors"; status=1; }
  [[ $errors == *"$message"* ]] || { echo "galley $*: says $errors"; status=1; }
  [ "$(state)" = "$present" ] || { echo "galley $*: left other files:"; diff <(echo "$present") <(state) || status=1; }
}
everything() {
  expect "$1" render a.yaml -o out.png --fonts "$fonts"
  expect "$1" render a.yaml -o old.png --fonts "$fonts"
  expect "$1" record --fonts "$fonts"
  expect "$1" accept a
  expect "$1" init new
  expect "$1" report
  expect "$1" report-bug a.yaml --fonts "$fonts"
}
cat /dev/zero >../rest 2>/dev/null || true
everything "No space left on device"
rm ../rest
mount -o remount,ro "$disk"
everything "Read-only file system"
[ "$status" -ne 0 ] || echo "14 commands without a disk to write to: all files are whole"
exit $status
