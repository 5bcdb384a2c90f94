#!/usr/bin/env bash
# Installs the Debian packages that the tests want and this machine lacks. Does nothing where all are there.
set -euo pipefail

wanted=(redis-server chromium python3-venv python3-numpy python3-onnx python3-torch libopenblas0-pthread)
# What VS Code's native parts are built with, for the test in it.
wanted+=(libkrb5-dev ripgrep g++ make)
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "This machine has no apt-get. The tests want the like of: ${wanted[*]}" >&2
  exit 0
fi
missing=()
for package in "${wanted[@]}"; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing what the tests want: ${missing[*]}" >&2
become=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "Run as root: apt-get install ${missing[*]}" >&2; exit 1; }
  become=(sudo)
fi
"${become[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${become[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
