import type { RequestHandler } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { log } from "../app/server/log.server.ts";
import type { RoutePattern } from "./route-pattern.ts";

/** The server's metrics, and its request log. */
export type Metrics = {
  /** Counts and logs every request from here on. */
  count: RequestHandler;
  /** Answers Prometheus on the internal network; to anybody else the URL does not exist. */
  answerPrometheus: RequestHandler;
};

export function metrics(routeOf: RoutePattern): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's first byte to its answer's last, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that are being answered.",
    registers: [register],
  });

  return {
    count(request, response, next) {
      const began = performance.now();
      const { method } = request;
      const route = routeOf(request.path);
      inFlight.inc();
      response.once("close", () => {
        inFlight.dec();
        // nginx's status for a client that closed the connection.
        const status = response.writableFinished ? response.statusCode : 499;
        const took = performance.now() - began;
        seconds.observe({ method, route, status }, took / 1_000);
        // Each page loads dozens of files, which the log leaves out.
        if (route === "/assets/*" && status < 400) return;
        const requestId = String(response.getHeader("X-Request-Id"));
        const duration = Math.round(took * 1_000) / 1_000;
        log("info", "request answered", {
          request_id: requestId,
          method,
          route,
          status,
          duration_ms: duration,
        });
      });
      next();
    },
    async answerPrometheus(request, response, next) {
      const { app, socket, ip } = request;
      const isTrusted = app.get("trust proxy fn") as (address: string, hop: number) => boolean;
      const from = socket.remoteAddress ?? "";
      if (ip !== from || !isTrusted(from, 0)) return next();
      response.set("Cache-Control", "no-store").type(register.contentType);
      response.send(await register.metrics());
    },
  };
}
