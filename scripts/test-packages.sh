#!/usr/bin/env bash
# Installs the Debian packages that the tests want and this machine lacks. Does nothing where all are there.
set -euo pipefail

# package: a command or a file that shows it is there
declare -A shows=(
  [redis-server]=/usr/bin/redis-server
  [chromium]=/usr/bin/chromium
  [python3-numpy]=/usr/lib/python3/dist-packages/numpy
  [python3-onnx]=/usr/lib/python3/dist-packages/onnx
  [python3-torch]=/usr/lib/python3/dist-packages/torch
)
missing=()
for package in "${!shows[@]}"; do
  [ -e "${shows[$package]}" ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "The tests want Debian packages that are not here: ${missing[*]}" >&2
if ! command -v apt-get >/dev/null; then
  echo "This machine has no apt-get: install their like by hand, then run npm test again." >&2
  exit 1
fi
become=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "Run as root: apt-get install ${missing[*]}" >&2; exit 1; }
  become=(sudo)
fi
"${become[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${become[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
