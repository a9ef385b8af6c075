#!/bin/sh
# Publishes a built site in the folder that a web server serves, and takes it back. See deploy/README.md.
#
#   deploy/publish.sh build /srv/reality-5.5       a new release
#   deploy/publish.sh --back /srv/reality-5.5      the release before the current one
#
# /srv/reality-5.5 is a link to a release in /srv/.releases, and changes in one step: no reader meets half a release. The last
# five releases are kept (KEEP=5), and the one in place has the assets of all of them: their names have their hash, and tabs
# that were opened before go on working.
set -eu

fail() {
  echo "publish.sh: $1  ->  $2" >&2
  exit 1
}

[ $# -eq 2 ] || fail "$# arguments instead of two" "see the head of $0"
place=$2
name=$(basename "$place")
releases=$(dirname "$place")/.releases
keep=${KEEP:-5}
current=
if [ -L "$place" ]; then
  current=$(basename "$(readlink "$place")")
elif [ -e "$place" ]; then
  fail "$place is no link" 'move the folder away; a link takes its place'
fi

# The releases of this site, the oldest first: their names end in their time.
list() {
  find "$releases" -maxdepth 1 -type d -name "$name-[0-9]*" -exec basename {} \; | sort
}

# Puts a release in place: with the assets of the others, and by renaming a link, which is one step.
switch() {
  for other in $(list | tail -n "$keep"); do
    while read -r file; do
      [ -e "$releases/$1/$file" ] && continue
      mkdir -p "$releases/$1/${file%/*}"
      ln "$releases/$other/$file" "$releases/$1/$file"
    done < "$releases/$other.assets"
  done
  ln -s ".releases/$1" "$place.next"
  mv -T "$place.next" "$place"
  echo "$place is $1"
}

if [ "$1" = --back ]; then
  before=$(list | awk -v current="$current" '$0 < current' | tail -n 1)
  [ -n "$before" ] || fail "no release is older than ${current:-none}" "look into $releases"
  switch "$before"
  exit
fi

[ -f "$1/index.html" ] || fail "$1 is no built site" 'run npm run build'
release=$name-$(date -u +%Y%m%d-%H%M%S)
[ ! -e "$releases/$release" ] || fail "$release is there already" 'wait a second'
mkdir -p "$releases"
cp -r "$1" "$releases/$release"
(cd "$releases/$release" && find assets -type f) > "$releases/$release.assets"
switch "$release"
for old in $(list | head -n "-$keep"); do
  rm -r "$releases/$old" "$releases/$old.assets"
done
