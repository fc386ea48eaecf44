#!/usr/bin/env bash
# Restores a backup: into an empty stack, or with --replace over the existing data.
#
#   adapters/operations/restore.sh backups/shop-20261121T070000Z.tar [--replace]
#   BACKUP_PASSPHRASE_FILE=secret adapters/operations/restore.sh backups/….tar.gpg
#
# The restored rows are compared with the backup before the shop starts. Redis is emptied, because its
# events, workflows and cache belong to the replaced data.
set -euo pipefail

refuse() {
  echo "$1 Run the command with --help to see its options." >&2
  exit 2
}

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
  cat <<'USAGE'
adapters/operations/restore.sh <backup> [--replace]

Restores a backup of backup.sh: into an empty stack, or with --replace over the existing data.
BACKUP_PASSPHRASE_FILE is the file with the passphrase of an encrypted backup.
USAGE
  exit 0
fi

cd "$(dirname "$0")/../.."

fail() {
  echo "$1" >&2
  exit 1
}

backup=${1:-}
case $backup in -*) refuse "Unknown option \"$backup\": the first argument is the backup." ;; esac
[ -f "$backup" ] || refuse "Give a file that backup.sh has written."
replace=${2:-}
[ -z "$replace" ] || [ "$replace" = --replace ] || refuse "Unknown option \"$replace\"; the only option is --replace."

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
  fail "$backup is damaged: the checksums differ."

sql() {
  docker compose exec -T postgres psql --username shop --dbname "$1" --quiet --tuples-only \
    --no-align --set ON_ERROR_STOP=1 --command "$2"
}

# One line for each row, in any order.
rows_of_backup() {
  docker compose exec -T postgres pg_restore --data-only --file - < "$work/database.dump"
}
rows_of_database() {
  # pg_dump warns of circular foreign keys, which matter only where data is loaded.
  docker compose exec -T postgres pg_dump --username shop --data-only shop 2> "$work/warnings"
}
fingerprint() {
  grep --invert-match --extended-regexp '^(--|SET |SELECT pg_catalog\.|\\(un)?restrict |$)' |
    LC_ALL=C sort | sha256sum
}

docker compose up --detach --wait postgres redis
tables=$(sql shop "select count(*) from information_schema.tables where table_schema = 'public'")
if [ "$tables" -gt 0 ] && [ "$replace" != --replace ]; then
  fail "The database already has a shop. Save it with backup.sh, then run this command with --replace."
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
  fail "The restored rows differ from the backup. The shop stays stopped. Try again, or use another backup."
echo "All rows equal the backup. Starting the shop …"
docker compose up --detach --wait
