import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from "fastify-type-provider-zod";
import type { z } from "zod";
import { CatalogueUnavailableError } from "../catalogue/index-database.ts";
import { BackendUnavailableError } from "../commerce/backend.ts";
import { type Problem, type ProblemCode, problemSchema } from "../contract/problem.ts";
import { ProblemError, storageFull } from "../problem-error.ts";

const statusOf: Record<ProblemCode, number> = {
  "invalid-request": 400,
  "not-signed-in": 401,
  "not-allowed": 403,
  "already-there": 409,
  "version-conflict": 409,
  "in-progress": 409,
  "idempotency-key-reused": 422,
  refused: 422,
  "product-not-found": 404,
  "product-of-the-year-not-set": 404,
  "category-not-found": 404,
  "route-not-found": 404,
  "method-not-allowed": 405,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  "body-too-large": 413,
  "storage-full": 507,
  "catalogue-unavailable": 503,
  "backend-unavailable": 503,
  "outcome-unknown": 504,
  unexpected: 500,
};

/** Seconds after which trying again makes sense when the backend or the database was away. */
const retryAfterSeconds = 2;

const problemMediaType = "application/problem+json";

/** The response schemas of a route that can end in these problems. */
export function problemResponses(...codes: ProblemCode[]) {
  const all: ProblemCode[] = [...codes, "too-many-requests", "unexpected"];
  return Object.fromEntries(
    all.map((code) => [
      statusOf[code],
      {
        description: all.filter((other) => statusOf[other] === statusOf[code]).join(", "),
        content: { [problemMediaType]: { schema: problemSchema } },
      },
    ]),
  );
}

/** Answers with a problem document: a stable code, and a sentence for people. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  detail: string,
  details: Pick<Problem, "fields" | "current"> = {},
): FastifyReply {
  const status = statusOf[code];
  const problem: Problem = {
    type: `urn:chemical-ink:problem:${code}`,
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail,
    reference: reply.request.id,
    ...details,
  };
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type(problemMediaType)
    .send(JSON.stringify(problem));
}

/** Makes a problem document of every error; an unexpected one is logged and hides its cause. */
export const problems = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, "route-not-found", `There is no ${request.method} ${pathOf(request)} here.`),
  );
});

/** The problem document of an error that was thrown on the way to an answer. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.flatMap((issue) =>
      fieldProblems(issue, error.validationContext),
    );
    return sendProblem(reply, "invalid-request", invalidSentence(fields), { fields });
  }
  if (error instanceof ProblemError) {
    if (error.code === "in-progress") reply.header("retry-after", retryAfterSeconds);
    return sendProblem(reply, error.code, error.message, error.details);
  }
  if (error instanceof CatalogueUnavailableError) {
    request.log.warn({ err: error }, "the catalogue cannot be read");
    return sendProblem(
      reply.header("retry-after", retryAfterSeconds),
      "catalogue-unavailable",
      "The catalogue cannot be reached just now. Please try again in a moment.",
    );
  }
  if (error instanceof BackendUnavailableError) {
    request.log.warn({ err: error }, "the backend did not answer");
    return sendProblem(
      reply.header("retry-after", retryAfterSeconds),
      "backend-unavailable",
      "The shop cannot be reached just now. Please try again in a moment.",
    );
  }
  if (error.code === "ENOSPC" || error.code === "EDQUOT") {
    request.log.error({ err: error }, "the disk is full");
    return sendProblem(reply, "storage-full", storageFull);
  }
  switch (error.statusCode) {
    case 413:
      return sendProblem(reply, "body-too-large", "The body is larger than this service takes.");
    case 415:
      return sendProblem(reply, "unsupported-media-type", `The body must be ${bodyType(request)}.`);
    case 429:
      return sendProblem(
        reply,
        "too-many-requests",
        "Too many requests. Please wait until the time that Retry-After names is over.",
      );
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return sendProblem(reply, "invalid-request", sentenceFor(error));
  }
  request.log.error({ err: error }, "unexpected error");
  return sendProblem(
    reply,
    "unexpected",
    `Something went wrong. Please quote the reference ${request.id} if you tell us about it.`,
  );
}

function bodyType({ routeOptions }: FastifyRequest): string {
  return routeOptions.schema?.consumes?.[0] ?? "application/json";
}

/** Fastify's own words are about its options; these are about the request. */
function sentenceFor(error: FastifyError): string {
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return "The body is not valid JSON.";
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return "The body is empty: send {} or leave out the content type.";
    case "FST_ERR_BAD_URL":
      return "The address is not correctly encoded.";
    default:
      return "The request is not valid.";
  }
}

/** The problem of a body that a route checks by itself. */
export function invalidBody({ issues }: z.ZodError): ProblemError {
  const fields = issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const { message } = issue;
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ field: [...path, key].join("."), message }))
      : [{ field: path.join(".") || "body", message }];
  });
  return new ProblemError("invalid-request", invalidSentence(fields), { fields });
}

function invalidSentence(fields: { field: string; message: string }[]): string {
  const sentence = fields.map(({ field, message }) => `${field}: ${message}`).join("; ");
  return `The request is not valid. ${sentence}.`;
}

/** One entry per field; a key that is not known is a field of its own. */
function fieldProblems(
  issue: ZodFastifySchemaValidationError,
  where: string | undefined,
): { field: string; message: string }[] {
  const path = issue.instancePath.split("/").filter(Boolean);
  const message = issue.message ?? "is not valid";
  const { keys } = issue.params;
  if (issue.keyword === "unrecognized_keys" && Array.isArray(keys)) {
    return keys.map((key) => ({ field: [...path, String(key)].join("."), message }));
  }
  return [{ field: path.join(".") || (where ?? "request"), message }];
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? request.url;
}
