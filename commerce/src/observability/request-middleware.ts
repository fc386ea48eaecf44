import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { setAnswerHeaders } from "../http/answer-headers";
import { originForm } from "../http/origin-form";
import { logRequest } from "./log";
import { countRequest, inFlight } from "./metrics";
import { inRequest, requestIdOf } from "./request-context";
import { routePattern } from "./route-pattern";

/** Answers one of the endpoints for operators. */
export type InternalEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** Wraps the rest of a request, for instance in a span. */
export type AroundRequests = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
) => void;

/** Checks a request before anything else; returns whether it has answered it. */
export type RequestCheck = (request: IncomingMessage, response: ServerResponse) => boolean;

let around: AroundRequests = (_request, _response, answer) => answer();

/** Wraps every request from now on. */
export function putAroundRequests(given: AroundRequests): void {
  around = given;
}

/**
 * Handles every request before Medusa does, also in a worker, which has no routes: it gives it an
 * id, counts it, sets the headers of every answer, answers the endpoints for operators, and lets
 * `answered` refuse it. It wraps Node's `emit`, as OpenTelemetry does. Medusa's own hook,
 * `traceRequestHandler`, lets a wrongly encoded URL (`/store/products/%ff`) end the process.
 */
export function observeRequests(
  inner: Record<string, InternalEndpoint>,
  answered: RequestCheck,
): void {
  const emit: (event: string, ...parts: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...parts: unknown[]) {
    if (event !== "request") return emit.call(this, event, ...parts);
    const [request, response] = parts as [IncomingMessage, ServerResponse];
    observe(request, response, inner, () => {
      if (!answered(request, response)) emit.call(this, event, ...parts);
    });
    return true;
  };
}

function observe(
  request: IncomingMessage,
  response: ServerResponse,
  inner: Record<string, InternalEndpoint>,
  answer: () => void,
): void {
  const requestId = requestIdOf(request.headers["x-request-id"]);
  request.headers["x-request-id"] = requestId;
  response.setHeader("X-Request-Id", requestId);
  // The shop shows the id to people after an error.
  response.setHeader("Access-Control-Expose-Headers", "X-Request-Id");

  request.url = originForm(request.url ?? "");
  const path = request.url.split("?", 1)[0] ?? "";
  setAnswerHeaders(path, response);
  const answerInside = request.method === "GET" ? inner[path] : undefined;
  if (answerInside) {
    void answerInside(request, response).catch(() => {
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
    return;
  }
  // Medusa's own health check, which runs every few seconds.
  if (path !== "/health") measure(request, response);
  inRequest(requestId, () => around(request, response, answer));
}

function measure(request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  inFlight.inc();
  response.once("close", () => {
    inFlight.dec();
    const answered = {
      method: request.method ?? "",
      route: routePattern(request),
      // nginx's status for a client that closed the connection.
      status: response.writableFinished ? response.statusCode : 499,
      seconds: (performance.now() - began) / 1000,
    };
    countRequest(answered);
    const requestId = response.getHeader("X-Request-Id");
    inRequest(String(requestId), () => logRequest(answered));
  });
}
