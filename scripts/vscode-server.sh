#!/usr/bin/env bash
# Puts a VS Code that a browser can show (code-server 4.96.4, the last for Node 20) into a folder, and prints its start
# file.
set -euo pipefail

version=4.96.4
folder="${1:-${XDG_CACHE_HOME:-$HOME/.cache}/ndbg/code-server-$version}"
entry="$folder/node_modules/code-server/out/node/entry.js"
if [ -f "$folder/complete" ]; then
  echo "$entry"
  exit 0
fi

say() { echo "vscode-server: $*" >&2; }
# Node's own headers, where the machine has them: native parts are then built without a download.
headers="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")"
[ -f "$headers/include/node/node.h" ] && export npm_config_nodedir="$headers"
if command -v apt-get >/dev/null && ! { [ -f /usr/include/gssapi/gssapi.h ] && command -v rg >/dev/null; }; then
  become=()
  [ "$(id -u)" -eq 0 ] || become=(sudo)
  say "installing libkrb5-dev, ripgrep and a compiler"
  "${become[@]}" apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive "${become[@]}" apt-get install -y -qq --no-install-recommends \
    libkrb5-dev ripgrep g++ make python3 >/dev/null
fi

mkdir -p "$folder"
cd "$folder"
[ -f package.json ] || echo '{"private": true}' >package.json
say "installing code-server $version; this takes some minutes"
npm install "code-server@$version" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
cd node_modules/code-server/lib/vscode
# It pins one package to an address outside of the registry; the registry has the package.
rm -f npm-shrinkwrap.json
npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error >&2
npm rebuild --ignore-scripts=false --loglevel=error \
  native-watchdog node-pty @vscode/spdlog @parcel/watcher kerberos @vscode/deviceid >&2
if command -v rg >/dev/null; then
  mkdir -p node_modules/@vscode/ripgrep/bin
  cp "$(command -v rg)" node_modules/@vscode/ripgrep/bin/rg
fi
cd "$folder"
npm rebuild argon2 --ignore-scripts=false --loglevel=error >&2
node -e 'require("argon2")'
touch complete
echo "$entry"
