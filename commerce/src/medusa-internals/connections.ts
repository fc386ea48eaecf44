import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { DatabaseUnavailableError } from "../database/database-unavailable";
import { DatabaseWatch, type Probe } from "../database/database-watch";

/** A connection of pg, as knex holds it. */
interface Connection {
  query(text: string): Promise<unknown>;
  once(event: "end", listener: () => void): void;
  /** Its socket. Destroying it makes every running query fail at once. */
  connection: { stream: { destroy(): void } };
}

/** A connection that a caller waits for. */
interface PendingConnection {
  promise: Promise<Connection>;
  abort(): void;
}

/**
 * The parts of knex's client and its pool (tarn) that are used here. Stands on Medusa 2.21.2 with
 * knex 3, which has no option to make a connection fail at once.
 */
interface ConnectionClient {
  connectionSettings: { connectionTimeoutMillis?: number };
  acquireRawConnection(): Promise<Connection>;
  acquireConnection(): Promise<Connection>;
  pool: { acquire(): PendingConnection };
  logger: { warn(message: unknown): void };
}

/** The timeout of a new connection, ms. */
const connectWithinMs = 2_000;
/** The interval at which the watch looks for Medusa's connections at the start, ms. */
const lookEveryMs = 100;

let watch: DatabaseWatch | undefined;

/** Whether PostgreSQL does not answer. */
export function isDatabaseAway(): boolean {
  return watch?.isAway ?? false;
}

/** Watches the database from the moment that Medusa is connected to it. */
export function watchDatabase(container: MedusaContainer): void {
  const looking = setInterval(() => {
    if (!container.hasRegistration(ContainerRegistrationKeys.PG_CONNECTION)) return;
    clearInterval(looking);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const client = database.client as ConnectionClient;
    // Knex writes the statement and its values to the console when a connection breaks.
    client.logger.warn = (message) => logger.warn(String(message));
    watch = watchConnections(client, (isAway) => {
      if (isAway) logger.error("The database does not answer: requests are answered 503.");
      else logger.info("The database answers again.");
    });
  }, lookEveryMs);
  looking.unref();
}

/**
 * Makes Medusa's connections fail at once while the database is away. Knex waits a minute for a new
 * connection, and for ever for an answer. Connections without an answer are closed, because they
 * would fill the pool when the database is back.
 *
 * @param onChange called when the database stops answering, and when it answers again
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
