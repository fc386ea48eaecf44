import { logger } from "@medusajs/framework/logger";
import { type LogLine, logWriter } from "../medusa-internals/log-writer";
import { currentRequestId } from "./request-context";
import { withoutPersonalData } from "./without-personal-data";

/**
 * Adds the service and the request id to every line of Medusa's logger, and removes personal data.
 * Medusa's own line for each request contains the URL, the visitor's address and the browser, so it
 * is dropped; `logRequest` writes one instead.
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

/** An answered request, without personal data. */
export interface AnsweredRequest {
  method: string;
  /** The pattern of its route. The URL may contain personal data. */
  route: string;
  status: number;
  seconds: number;
}

/** Writes the log line of an answered request. */
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

/** Changes the line in place: a copy would lose the symbols that winston needs. */
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
