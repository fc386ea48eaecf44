import {
  getHttpResponseFromError,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  errorHandler as medusaErrorHandler,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isDatabaseAway } from "../medusa-internals/connections";
import { databaseIsAway, expectedError, type Thrown } from "./expected-errors";

/** The seconds after which a lock is usually free again. */
const busySeconds = 2;

const answerByMedusa = medusaErrorHandler();

/**
 * Answers errors: expected ones with a sentence that says what to do, others as Medusa does.
 * Details of internal errors go to the log only.
 */
export function answerError(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (res.headersSent) {
    next(error);
    return;
  }
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  const isInside = getHttpResponseFromError(error ?? {}).statusCode >= 500;
  // While the database is away, every internal error is a consequence of it.
  const unexplained = isInside && isDatabaseAway() ? databaseIsAway : undefined;
  const expected = expectedError((error ?? {}) as Thrown) ?? unexplained;
  if (expected) {
    const line = `${req.method} ${req.path} is answered ${expected.status}: ${describe(error)}`;
    // Only an operator can free space.
    if (expected.status === 507) logger.error(line);
    else logger.info(line);
    const retryAfter = expected.body.code === "busy" ? busySeconds : expected.retryAfter;
    if (retryAfter) res.set("Retry-After", `${retryAfter}`);
    res.status(expected.status).json(expected.body);
    return;
  }
  if (!isInside) {
    answerByMedusa(error, req, res, next);
    return;
  }
  logger.error(`${req.method} ${req.path} failed (request ${req.requestId})`, failure(error));
  res.status(500).json({
    type: "unknown_error",
    code: "unknown_error",
    message: "Something went wrong on our side. Please try again in a minute.",
    request_id: req.requestId,
  });
}

/** Workflows pass errors on as plain objects. */
function failure(error: unknown): Error {
  if (error instanceof Error) return error;
  return Object.assign(new Error(describe(error)), error);
}

function describe(error: unknown): string {
  const { message } = (error ?? {}) as Thrown;
  return message ?? JSON.stringify(error);
}
