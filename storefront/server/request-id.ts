import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/**
 * Gives every request the id that all logs share: the proxy's id if it is valid, else a new one.
 * The answer and the calls of the request carry it.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get("x-request-id");
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = id;
  response.set("X-Request-Id", id);
  next();
};
