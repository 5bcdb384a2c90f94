#!/usr/bin/env bash
# Puts debugpy, the debugger that ours is held against, into a folder of its own, and prints that folder, which goes on
# PYTHONPATH.
set -euo pipefail

version=1.8.22
python="${1:-python3}"
folder="${XDG_CACHE_HOME:-$HOME/.cache}/ndbg/debugpy-$version"
if [ ! -f "$folder/complete" ]; then
  # Built beside and moved: two that install at once do not meet.
  made="$(mktemp -d "${TMPDIR:-/tmp}/ndbg-debugpy-XXXXXX")"
  trap 'rm -rf "$made"' EXIT
  "$python" -m pip install --quiet --disable-pip-version-check --target "$made/packages" "debugpy==$version" >&2
  mkdir -p "$folder"
  rm -rf "${folder:?}/packages"
  mv "$made/packages" "$folder/packages"
  touch "$folder/complete"
fi
echo "$folder/packages"
