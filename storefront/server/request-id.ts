import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/**
 * Gives every request the word by which it is found in all logs: what the proxy calls it, where that
 * is a plain word, and otherwise a new one. It is told in the answer, and goes on with the request.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get("x-request-id");
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = id;
  response.set("X-Request-Id", id);
  next();
};
