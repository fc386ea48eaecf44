import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { DatabaseUnavailableError } from "../database/database-unavailable";
import { DatabaseWatch, type Probe } from "../database/database-watch";

/** A connection of pg's, as knex keeps it. */
interface Connection {
  query(text: string): Promise<unknown>;
  once(event: "end", listener: () => void): void;
  /** What it speaks through; destroyed, every question under way fails at once. */
  connection: { stream: { destroy(): void } };
}

/** A connection that somebody waits for. */
interface PendingConnection {
  promise: Promise<Connection>;
  abort(): void;
}

/**
 * Knex's half of the connections, as far as it is used here: the client and its pool (tarn). Stands on
 * Medusa 2.21.2 with knex 3, which has no word for a connection that is to fail at once.
 */
interface ConnectionClient {
  connectionSettings: { connectionTimeoutMillis?: number };
  acquireRawConnection(): Promise<Connection>;
  acquireConnection(): Promise<Connection>;
  pool: { acquire(): PendingConnection };
  logger: { warn(message: unknown): void };
}

/** A connection that takes longer to come about is tried anew, ms. */
const connectWithinMs = 2_000;
/** Until Medusa has made its connections, the watch looks for them so often, ms. */
const lookEveryMs = 100;

let watch: DatabaseWatch | undefined;

/** Whether PostgreSQL is known not to answer. */
export function isDatabaseAway(): boolean {
  return watch?.isAway ?? false;
}

/** Watches the database from the moment that Medusa has connected to it. */
export function watchDatabase(container: MedusaContainer): void {
  const looking = setInterval(() => {
    if (!container.hasRegistration(ContainerRegistrationKeys.PG_CONNECTION)) return;
    clearInterval(looking);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const client = database.client as ConnectionClient;
    // It tells the console of a broken connection with the statement, and the values in it.
    client.logger.warn = (message) => logger.warn(String(message));
    watch = watchConnections(client, (isAway) => {
      if (isAway) logger.error("The database does not answer: requests are answered 503.");
      else logger.info("The database answers again.");
    });
  }, lookEveryMs);
  looking.unref();
}

/**
 * Makes Medusa's connections fail as soon as the database is known to be away, instead of after the
 * minute that knex waits for one and for ever on one that says nothing. Connections that said nothing
 * are ended: the pool is full of them otherwise when the database is back.
 *
 * @param onChange is told when the database stops answering, and when it answers again
 */
function watchConnections(
  client: ConnectionClient,
  onChange: (isAway: boolean) => void,
): DatabaseWatch {
  const open = new Set<Connection>();
  const waiting = new Set<PendingConnection>();
  const found = new DatabaseWatch({
    connect: async () => probeOf(await client.acquireRawConnection()),
    onChange(isAway) {
      onChange(isAway);
      if (!isAway) return;
      for (const pending of waiting) pending.abort();
      for (const connection of open) connection.connection.stream.destroy();
    },
  });

  client.connectionSettings.connectionTimeoutMillis = connectWithinMs;
  const acquire = client.acquireConnection.bind(client);
  const { pool } = client;
  const take = pool.acquire.bind(pool);
  pool.acquire = () => {
    const pending = take();
    waiting.add(pending);
    const forget = () => waiting.delete(pending);
    pending.promise.then(forget, forget);
    return pending;
  };
  client.acquireConnection = async () => {
    if (found.isAway) throw new DatabaseUnavailableError();
    try {
      const connection = await acquire();
      if (!open.has(connection)) {
        open.add(connection);
        connection.once("end", () => open.delete(connection));
      }
      return connection;
    } catch (error) {
      throw found.isAway ? new DatabaseUnavailableError() : error;
    }
  };
  found.start();
  return found;
}

function probeOf(connection: Connection): Probe {
  return {
    ask: () => connection.query("select 1"),
    end: () => connection.connection.stream.destroy(),
  };
}
