import { Redis } from "ioredis";
import { environment } from "../environment";

let connection: Redis | undefined;

/**
 * The Redis connection of metrics, health and limits; undefined without Redis. A command fails at
 * once while Redis is away, because none of these is worth waiting for.
 */
export function redisForQuestions(): Redis | undefined {
  const { redisUrl } = environment();
  if (!redisUrl) return undefined;
  connection ??= new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
  })
    // The client reconnects by itself, and commands fail meanwhile.
    .on("error", () => {});
  return connection;
}
