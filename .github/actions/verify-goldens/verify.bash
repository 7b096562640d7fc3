#!/bin/bash
# Compares scenes with their goldens for the action beside this file, whose inputs come as variables.
set -uo pipefail
options=(--github --junit "$REPORTS/galley.xml" --sarif "$REPORTS/galley.sarif" --report-json "$REPORTS/galley.json")
[ -z "${SHARD:-}" ] || options+=(--shard "$SHARD")
read -r -a paths <<<"${PATHS:-}"
galley verify "${options[@]}" -- "${paths[@]}"
status=$?
echo "status=$status" >>"$GITHUB_OUTPUT"
exit "$status"
