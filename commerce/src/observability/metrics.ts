import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnsweredRequest } from "./log";

/** All metrics of this process. */
export const register = new Registry();

collectDefaultMetrics({ register });

const seconds = new Histogram({
  name: "http_request_duration_seconds",
  help: "From a request's first byte to its answer's last, by route.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30],
  registers: [register],
});

export const inFlight = new Gauge({
  name: "http_requests_in_flight",
  help: "Requests that are being answered.",
  registers: [register],
});

/** Counts an answered request. */
export function countRequest({ method, route, status, seconds: took }: AnsweredRequest): void {
  seconds.observe({ method, route, status }, took);
}
