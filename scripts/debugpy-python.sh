#!/usr/bin/env bash
# Prints the path of a Python that has debugpy, for the tests of the engine live. Makes one where there is none.
set -euo pipefail

version=1.8.22
folder="$(dirname "$0")/../node_modules/.cache/debugpy-$version"
python="$folder/bin/python"
mkdir -p "$(dirname "$folder")"
# Tests run side by side: one of them makes it, the others wait.
exec 9>"$folder.lock"
flock 9 2>/dev/null || true
if ! "$python" -c 'import debugpy' 2>/dev/null; then
  rm -rf "$folder"
  python3 -m venv "$folder" >&2
  "$python" -m pip install --quiet --disable-pip-version-check "debugpy==$version" >&2
fi
cd "$folder" && echo "$PWD/bin/python"
