#!/usr/bin/env bash
# Saves the shop's database and files as one file.
#
#   adapters/operations/backup.sh [folder]            # ./backups by default
#   BACKUP_PASSPHRASE_FILE=secret adapters/operations/backup.sh
#
# The shop stays open during the backup. The database is saved as a consistent snapshot. The files are
# saved after it and never change, so every file that the database names is in the backup. With a
# passphrase the file is encrypted (OpenPGP, AES-256).
set -euo pipefail

refuse() {
  echo "$1 Run the command with --help to see its options." >&2
  exit 2
}

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
  cat <<'USAGE'
adapters/operations/backup.sh [folder]

Saves the shop's database and files as one file in the folder, by default ./backups. With
BACKUP_PASSPHRASE_FILE the file is encrypted.
USAGE
  exit 0
fi

cd "$(dirname "$0")/../.."
folder=${1:-backups}
case $folder in -*) refuse "Unknown option \"$folder\"." ;; esac
[ $# -le 1 ] || refuse "Give one folder only."
name="shop-$(date --utc +%Y%m%dT%H%M%SZ)"
mkdir -p "$folder"
work=$(mktemp --directory "$folder/.unfinished-XXXXXX")
trap 'rm -rf "$work"' EXIT
chmod 700 "$work"

fail() {
  echo "$1" >&2
  exit 1
}

docker compose exec -T postgres true 2>/dev/null ||
  fail "The database is not running. Start the shop, or only the database: 'docker compose up -d postgres'."

echo "database …"
docker compose exec -T postgres pg_dump --username shop --format custom shop > "$work/database.dump"
echo "files …"
docker compose run --rm --no-deps -T --entrypoint tar commerce-migrate \
  --create --directory /data files files-private > "$work/files.tar"
(cd "$work" && sha256sum database.dump files.tar > checksums)

if [ -n "${BACKUP_PASSPHRASE_FILE:-}" ]; then
  target="$folder/$name.tar.gpg"
  tar --create --directory "$work" checksums database.dump files.tar |
    gpg --batch --quiet --symmetric --cipher-algo AES256 \
      --passphrase-file "$BACKUP_PASSPHRASE_FILE" --output "$work/packed"
else
  target="$folder/$name.tar"
  tar --create --file "$work/packed" --directory "$work" checksums database.dump files.tar
fi
chmod 600 "$work/packed"
# Only a complete backup gets its final name.
mv "$work/packed" "$target"
echo "Saved the shop to $target: $(du -h "$target" | cut -f1)."
