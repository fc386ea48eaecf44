import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Idempotency, NoAnswerError } from "../commerce/merchandiser-backend.ts";
import { serviceLimits } from "../limits.ts";
import { ProblemError } from "../problem-error.ts";

const mostTries = 3;
const pauseMs = 500;

/**
 * How the backend knows a request again: by the caller's key and what was asked for, files included;
 * or by a key of our own.
 *
 * @param key the caller's `Idempotency-Key`
 * @param asked all that makes the request the same one
 */
export async function idempotencyOf(key: unknown, asked: object): Promise<Idempotency> {
  if (typeof key !== "string") return { key: randomUUID() };
  const hash = createHash("sha256");
  const files: File[] = [];
  const text = JSON.stringify(asked, (_name, value) => {
    if (!(value instanceof File)) return value;
    files.push(value);
    return { type: value.type, size: value.size };
  });
  hash.update(text);
  for (const file of files) for await (const chunk of file.stream()) hash.update(chunk);
  return { key, fingerprint: hash.digest("base64url") };
}

/**
 * Does what the backend does once, however often it is asked: where it does not answer, it is asked
 * again, and says what came of it.
 *
 * @param write what to ask; each time with the same key
 * @throws what `write` throws, but for NoAnswerError: ProblemError "outcome-unknown"
 */
export async function writtenOnce<Answer>(
  write: (signal: AbortSignal) => Promise<Answer>,
  log: FastifyBaseLogger,
): Promise<Answer> {
  // However long storing the files took.
  const deadline = Date.now() + serviceLimits.productWritingMs;
  let unheard: unknown;
  for (let tried = 0; tried < mostTries && Date.now() < deadline; tried += 1) {
    if (unheard) await pause(pauseMs);
    try {
      return await write(AbortSignal.timeout(Math.max(1, deadline - Date.now())));
    } catch (error) {
      if (!(error instanceof NoAnswerError || (unheard && isInProgress(error)))) throw error;
      unheard = error;
    }
  }
  log.error({ err: unheard }, "nobody knows whether a product was written");
  throw new ProblemError(
    "outcome-unknown",
    "This may have been done: the shop did not answer in time. " +
      "Please look at the product before you try again.",
  );
}

function isInProgress(error: unknown): boolean {
  return error instanceof ProblemError && error.code === "in-progress";
}

/** Whether a write ended without anybody knowing how. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ProblemError && error.code === "outcome-unknown";
}
