import { logger } from "@medusajs/framework/logger";
import { type LogLine, logWriter } from "../medusa-internals/log-writer";
import { currentRequestId } from "./request-context";
import { withoutPersonalData } from "./without-personal-data";

/**
 * Makes every line of Medusa's logger say which service and which request it is about, and nothing
 * about who somebody is. Medusa's own line about each request has the whole address, the visitor's
 * and his browser: it is left out, `logRequest` writes one instead.
 */
export function prepareLog(): void {
  const writer = logWriter();
  const { format } = writer;
  writer.format = {
    transform: (line) => format.transform(prepared(line), format.options),
  };
  const shouldLog = logger.shouldLog.bind(logger);
  logger.shouldLog = (level: string) => level !== "http" && shouldLog(level);
}

/** A request that was answered, as far as anybody may know. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of its route: never the address, which may say whom it is about. */
  route: string;
  status: number;
  seconds: number;
}

/** Writes the line of a request that was answered. */
export function logRequest({ method, route, status, seconds }: AnsweredRequest): void {
  logWriter().log({
    level: "info",
    message: "request answered",
    method,
    route,
    status,
    duration_ms: Math.round(seconds * 1_000_000) / 1_000,
  });
}

/** Changed in place: winston knows its lines by symbols that a copy would lose. */
function prepared(line: LogLine): LogLine {
  for (const name of ["message", "cause"]) {
    const text = line[name];
    if (typeof text === "string") line[name] = withoutPersonalData(text);
  }
  line.service = "backend";
  const requestId = currentRequestId();
  if (requestId) line.request_id ??= requestId;
  return line;
}
