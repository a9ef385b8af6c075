#!/bin/sh
# Starts the manual with Python, on macOS by a double click.
cd "$(dirname "$0")" || exit 1
# A macOS without Python has a python3 that only offers to install it.
if python3 -c '' 2> /dev/null; then exec python3 start.py "$@"; fi
echo 'Python is not installed  ->  install it, or serve this folder with any web server' >&2
exit 1
