import { Redis } from "ioredis";
import { environment } from "../environment";

let connection: Redis | undefined;

/**
 * The connection by which figures, health and limits ask Redis; nothing where the shop has none. A
 * question that Redis cannot answer at once fails instead of waiting: none of them is worth it.
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
    // It comes back by itself; who asks meanwhile is told.
    .on("error", () => {});
  return connection;
}
