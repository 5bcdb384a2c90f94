#!/usr/bin/env bash
# Prints the path of a Python that has debug-gym and an MCP client, for `npm run test:gym`. Makes one where there is
# none. Of what debug-gym names as dependencies only what its local environment uses is installed: the rest is
# gigabytes for GPUs.
set -euo pipefail

version=1.3.0
folder="$(dirname "$0")/../node_modules/.cache/debug-gym-$version"
python="$folder/bin/python"
if ! "$python" -c 'import debug_gym, mcp, docker' 2>/dev/null; then
  new=
  for each in python3.14 python3.13 python3.12 "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3; do
    if "$each" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then new=$each; break; fi
  done
  [ -n "$new" ] || { echo "debug-gym wants Python 3.12 or newer" >&2; exit 1; }
  rm -rf "$folder"
  "$new" -m venv "$folder" >&2
  install() { "$python" -m pip install --quiet --disable-pip-version-check "$@" >&2; }
  install --no-deps "debug-gym==$version"
  install mcp==1.28.1 numpy docker==7.1.0 kubernetes==33.1.0 rich==14.0.0 jinja2==3.1.6 tenacity==9.1.2 \
    pyyaml==6.0.2 pytest==8.3.5 requests tqdm gitignore_parser==0.1.12
fi
cd "$folder" && echo "$PWD/bin/python"
