import { logger } from "@medusajs/framework/logger";

/** A line of the log, as winston hands it on. */
export type LogLine = { level: string; message: unknown; [name: string]: unknown };

/** What Medusa's logger writes with: winston, of which the backend needs no more than this. */
interface LogWriter {
  format: { transform(line: LogLine, options?: unknown): unknown; options?: unknown };
  log(line: LogLine): void;
}

/**
 * What Medusa's logger writes with. Stands on Medusa 2.21.2: the logger keeps it as `loggerInstance_`;
 * its own methods take neither fields beside the message nor a format.
 */
export function logWriter(): LogWriter {
  return (logger as unknown as { loggerInstance_: LogWriter }).loggerInstance_;
}
