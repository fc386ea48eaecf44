import { currentRequestId } from "./request-context.server.ts";

/** From the least to the most that somebody must know. */
export const logLevels = ["debug", "info", "warn", "error"] as const;

type Level = Exclude<(typeof logLevels)[number], "debug">;
type Told = Record<string, string | number | undefined>;

/**
 * Writes a line for whoever runs the shop, with the id of the request it is about. What is told
 * names routes and things, never people: an address is told without its query.
 */
export function log(level: Level, message: string, told: Told = {}): void {
  if (logLevels.indexOf(level) < leastLevel()) return;
  const timestamp = new Date().toISOString();
  const known = { level, timestamp, service: "storefront", message };
  console[level](JSON.stringify({ ...known, request_id: currentRequestId(), ...told }));
}

/** The server checks it as it starts; what goes wrong before that is told all the same. */
function leastLevel(): number {
  return logLevels.findIndex((level) => level === (process.env.LOG_LEVEL || "info"));
}

/** The same for what failed, with its cause. */
export function logFailure(message: string, cause: unknown, told: Told = {}): void {
  log("error", message, { ...told, error: described(cause) });
}

function described(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const text = cause.stack ?? cause.message;
  return cause.cause ? `${text}\nCaused by: ${described(cause.cause)}` : text;
}
