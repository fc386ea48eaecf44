import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnswerCache } from "../answer-cache.ts";
import type { CatalogueFeed } from "../catalogue/catalogue-feed.ts";
import type { ProductCache } from "../catalogue/product-cache.ts";
import { sendProblem } from "./problems.ts";

interface Options {
  feed: Pick<CatalogueFeed, "ageMs" | "isInSync" | "size" | "changes">;
  answers: Pick<AnswerCache, "count" | "bytes">;
  cache: Pick<ProductCache, "count" | "bytes">;
  /** Whether a request comes from a machine of the shop's own, and speaks for itself. */
  isOwn: (request: FastifyRequest) => boolean;
}

/**
 * What the service does, in figures, for Prometheus at `/metrics`. It answers the shop's own
 * machines only (`TRUSTED_PROXIES`), and not what they pass on for others: to everybody else there
 * is no such address.
 */
export const metrics = fastifyPlugin(async (app, { feed, answers, cache, isOwn }: Options) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's first byte to its answer's last, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that are being answered.",
    registers: [register],
  });
  const gauges: [name: string, help: string, value: () => number][] = [
    [
      "catalogue_age_seconds",
      "How long ago the catalogue was known to be the index's.",
      () => feed.ageMs / 1_000,
    ],
    ["catalogue_in_step", "1 while the index answers.", () => (feed.isInSync ? 1 : 0)],
    ["catalogue_products", "Products for sale.", () => feed.size],
    ["catalogue_version", "Changes taken in since it was read whole.", () => feed.changes],
    ["cached_answers", "Answers that are ready to be sent.", () => answers.count],
    [
      "cached_products",
      "Whole products in memory, for the time when the database is away.",
      () => cache.count,
    ],
    ["cached_products_bytes", "What they hold together.", () => cache.bytes],
    ["cached_answers_bytes", "What they hold together.", () => answers.bytes],
  ];
  for (const [name, help, value] of gauges) {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  }

  app.addHook("onRequest", async () => inFlight.inc());
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    inFlight.dec();
    // What nobody has thought of is one route: strangers must not make up new ones.
    const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isOwn(request)) {
      return sendProblem(reply, "route-not-found", "There is no GET /metrics here.");
    }
    return reply
      .header("cache-control", "no-store")
      .type(register.contentType)
      .send(await register.metrics());
  });
});
