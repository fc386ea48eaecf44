import { currentRequestId } from "./request-context.server.ts";

/** From the least to the most important. */
export const logLevels = ["debug", "info", "warn", "error"] as const;

type Level = Exclude<(typeof logLevels)[number], "debug">;
type LogFields = Record<string, string | number | undefined>;

/**
 * Writes a log line with the id of the request. Log lines name routes and things, never people:
 * URLs are logged without their queries.
 */
export function log(level: Level, message: string, told: LogFields = {}): void {
  if (logLevels.indexOf(level) < leastLevel()) return;
  const timestamp = new Date().toISOString();
  const known = { level, timestamp, service: "storefront", message };
  console[level](JSON.stringify({ ...known, request_id: currentRequestId(), ...told }));
}

/** The server checks the level when it starts; before that a wrong one counts as info. */
function leastLevel(): number {
  return logLevels.findIndex((level) => level === (process.env.LOG_LEVEL || "info"));
}

/** The same for a failure, with its cause. */
export function logFailure(message: string, cause: unknown, told: LogFields = {}): void {
  log("error", message, { ...told, error: described(cause) });
}

function described(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const text = cause.stack ?? cause.message;
  return cause.cause ? `${text}\nCaused by: ${described(cause.cause)}` : text;
}
