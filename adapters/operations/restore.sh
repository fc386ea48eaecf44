#!/usr/bin/env bash
# Brings a saved shop back: into an empty stack, or, when asked to, in place of what is there.
#
#   adapters/operations/restore.sh backups/shop-20261121T070000Z.tar [--replace]
#   BACKUP_PASSPHRASE_FILE=secret adapters/operations/restore.sh backups/….tar.gpg
#
# What came back is compared with what was saved, row by row, before the shop opens. What waited in
# Redis belongs to another time and goes: events, workflows and the cache.
set -euo pipefail

refuse() {
  echo "$1 Run it with --help to see what it takes." >&2
  exit 2
}

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
  cat <<'USAGE'
adapters/operations/restore.sh <backup> [--replace]

Brings a shop back that backup.sh has saved: into an empty stack, or with --replace in place of what
is there. BACKUP_PASSPHRASE_FILE names the passphrase of one that is encrypted.
USAGE
  exit 0
fi

cd "$(dirname "$0")/../.."

fail() {
  echo "$1" >&2
  exit 1
}

backup=${1:-}
case $backup in -*) refuse "\"$backup\" is not known: name a backup first." ;; esac
[ -f "$backup" ] || refuse "Which backup? Name a file that backup.sh has made."
replace=${2:-}
[ -z "$replace" ] || [ "$replace" = --replace ] || refuse "\"$replace\" is not known; there is --replace."

work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
chmod 700 "$work"
case $backup in
  *.gpg)
    [ -n "${BACKUP_PASSPHRASE_FILE:-}" ] ||
      fail "$backup is encrypted: set BACKUP_PASSPHRASE_FILE to the file with its passphrase."
    gpg --batch --quiet --decrypt --passphrase-file "$BACKUP_PASSPHRASE_FILE" "$backup" |
      tar --extract --directory "$work"
    ;;
  *) tar --extract --file "$backup" --directory "$work" ;;
esac
(cd "$work" && sha256sum --check --quiet checksums) ||
  fail "$backup is damaged: what is in it is not what was saved."

sql() {
  docker compose exec -T postgres psql --username shop --dbname "$1" --quiet --tuples-only \
    --no-align --set ON_ERROR_STOP=1 --command "$2"
}

# One line for each row, whatever order they are in.
rows_of_backup() {
  docker compose exec -T postgres pg_restore --data-only --file - < "$work/database.dump"
}
rows_of_database() {
  # It warns of tables that point at themselves, which only matters to who fills them from this.
  docker compose exec -T postgres pg_dump --username shop --data-only shop 2> "$work/warnings"
}
fingerprint() {
  grep --invert-match --extended-regexp '^(--|SET |SELECT pg_catalog\.|\\(un)?restrict |$)' |
    LC_ALL=C sort | sha256sum
}

docker compose up --detach --wait postgres redis
tables=$(sql shop "select count(*) from information_schema.tables where table_schema = 'public'")
if [ "$tables" -gt 0 ] && [ "$replace" != --replace ]; then
  fail "There is a shop already. Save it with backup.sh; then --replace puts this one in its place."
fi

docker compose stop proxy storefront product-api commerce commerce-worker
echo "database …"
sql postgres "drop database shop with (force)"
sql postgres "create database shop owner shop"
docker compose exec -T postgres pg_restore --username shop --dbname shop --exit-on-error \
  < "$work/database.dump"
echo "files …"
docker compose run --rm --no-deps -T --entrypoint sh commerce-migrate \
  -c 'rm -rf /data/files/* /data/files-private/* && tar --extract --directory /data' < "$work/files.tar"
docker compose exec -T redis redis-cli flushall > /dev/null

saved=$(rows_of_backup | fingerprint)
restored=$(rows_of_database | fingerprint) || fail "$(cat "$work/warnings")"
[ "$saved" = "$restored" ] ||
  fail "What came back is not what was saved. The shop stays closed; try again, or another backup."
echo "Every row is as it was saved. The shop opens …"
docker compose up --detach --wait
