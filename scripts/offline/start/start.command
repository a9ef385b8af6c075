#!/bin/sh
# Starts the manual with Node or Python, on macOS by a double click.
cd "$(dirname "$0")" || exit 1
if command -v node > /dev/null; then exec node start.mjs "$@"; fi
# A macOS without Python has a python3 that only offers to install it.
if python3 -c '' 2> /dev/null; then exec python3 start.py "$@"; fi
echo 'Neither Node nor Python is installed  ->  install one of them, or serve this folder with any web server' >&2
exit 1
