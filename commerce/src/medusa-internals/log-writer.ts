import { logger } from "@medusajs/framework/logger";

/** A line of the log, as winston passes it to its format. */
export type LogLine = { level: string; message: unknown; [name: string]: unknown };

/** The parts of winston's logger that the backend uses. */
interface LogWriter {
  format: { transform(line: LogLine, options?: unknown): unknown; options?: unknown };
  log(line: LogLine): void;
}

/**
 * The winston logger that Medusa logs with. Stands on Medusa 2.21.2, whose logger keeps it as
 * `loggerInstance_`; its own methods accept neither further fields nor a format.
 */
export function logWriter(): LogWriter {
  return (logger as unknown as { loggerInstance_: LogWriter }).loggerInstance_;
}
