#!/bin/sh
# Publishes a built site in the folder that a web server serves, and takes it back. See deploy/README.md.
#
#   deploy/publish.sh build /srv/reality-5.5       a new release
#   deploy/publish.sh --back /srv/reality-5.5      the release before the current one
#   deploy/publish.sh --forward /srv/reality-5.5   the release after the current one
#
# /srv/reality-5.5 is a link to a release in /srv/.releases, and changes in one step: no reader gets half a release. The last
# five releases are kept (KEEP=5), and the one in place has the assets of all of them: their names have their hash, and tabs
# that were opened before go on working.
set -eu

fail() {
  echo "publish.sh: $1  ->  $2" >&2
  exit 1
}

[ $# -eq 2 ] || fail "$# arguments instead of two" "see the head of $0"
place=$2
while [ "$place" != / ] && [ "${place%/}" != "$place" ]; do place=${place%/}; done
name=$(basename "$place")
releases=$(dirname "$place")/.releases
keep=${KEEP:-5}
case $keep in
  '' | 0* | *[!0-9]*) fail "KEEP=$keep isn't a number of releases" 'set it to 1 or more' ;;
esac
current=
if [ -L "$place" ]; then
  current=$(basename "$(readlink "$place")")
elif [ -e "$place" ]; then
  fail "$place isn't a link" 'move the folder away; a link takes its place'
fi

# The complete releases of this site, the oldest first: their names end in their time.
list() {
  find "$releases" -maxdepth 1 -type f -name "$name-[0-9]*.assets" -exec basename {} .assets \; | sort
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
  # An interrupted run can have left its link.
  rm -f "$place.next"
  ln -s ".releases/$1" "$place.next"
  mv -T "$place.next" "$place"
  [ "$(readlink "$place")" = ".releases/$1" ] || fail "$place still isn't $1" "compare $place with $releases"
  echo "$place is $1"
}

# A value of build.json, in which the build says what it was made for.
built() {
  sed -n "s/^  \"$1\": \"\{0,1\}\([^\",]*\)\"\{0,1\},\{0,1\}$/\1/p" "$build/build.json"
}

case $1 in
  --back)
    before=$(list | awk -v current="$current" '$0 < current' | tail -n 1)
    [ -n "$before" ] || fail "no release is older than ${current:-none}" "look into $releases"
    switch "$before"
    exit
    ;;
  --forward)
    after=$(list | awk -v current="$current" '$0 > current' | head -n 1)
    [ -n "$after" ] || fail "no release is newer than ${current:-none}" 'publish a build'
    switch "$after"
    exit
    ;;
esac

build=$1
[ -f "$build/build.json" ] || fail "$build isn't a built site" 'run npm run build'
[ "$(built basePath)" = "/$name/" ] ||
  fail "$build was made for $(built basePath), not for /$name/" 'name the folder like the base path of the build'
[ "$(built fixtures)" = false ] || fail "$build has the pages of tests" 'run npm run build without SITE_FIXTURES'
case $(built origin) in
  *.example.com) fail "$build was made for $(built origin)" 'set SITE_ORIGIN to the origin of the site, and run npm run build' ;;
esac
case $(built repository) in
  *.example.com/*) fail "\"Edit this page\" leads to $(built repository)" 'set SITE_REPOSITORY, and run npm run build' ;;
esac

release=$name-$(date -u +%Y%m%d-%H%M%S)
[ ! -e "$releases/$release" ] || fail "$release already exists" 'wait a second'
mkdir -p "$releases"
# A release gets its name and its list of assets when its copy is complete; what an interrupted run has left is removed.
rm -rf "$releases/.copy-$name"
cp -r "$build" "$releases/.copy-$name"
(cd "$releases/.copy-$name" && find assets -type f) > "$releases/.assets-$name"
# What is the same as before keeps its time, from which nginx makes the ETag, so that readers don't load it again.
[ -z "$current" ] || (cd "$releases/.copy-$name" && find . -type f ! -path './assets/*') | while read -r file; do
  if cmp -s "$releases/.copy-$name/$file" "$releases/$current/$file"; then
    touch -r "$releases/$current/$file" "$releases/.copy-$name/$file"
  fi
done
mv -T "$releases/.copy-$name" "$releases/$release"
mv "$releases/.assets-$name" "$releases/$release.assets"
switch "$release"
for old in $(list | head -n "-$keep"); do
  [ "$old" = "$release" ] || rm -r "$releases/$old" "$releases/$old.assets"
done
