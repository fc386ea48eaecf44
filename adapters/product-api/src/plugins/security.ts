import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import { compile as compileTrust } from "@fastify/proxy-addr";
import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { caches } from "../caches.ts";
import type { Config } from "../config.ts";

/** Who may call from a browser, how often, and what browsers may do with the answers. */
export const security = fastifyPlugin(async (app, { config }: { config: Config }) => {
  const speaksForItself = ownRequests(config.trustedProxies);

  await app.register(helmet, {
    // The answers are for the shop's pages, which live on another origin.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    contentSecurityPolicy: {
      // The proxy in front decides about https; without one, the docs page must still load.
      directives: { upgradeInsecureRequests: null },
    },
  });
  await app.register(cors, {
    origin: config.corsOrigins,
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "idempotency-key",
      "if-match",
      "if-none-match",
      "x-request-id",
    ],
    exposedHeaders: ["etag", "retry-after", "x-request-id"],
    maxAge: caches.preflights.freshMs / 1_000,
  });
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: "1 minute",
    // The shop's own server asks for many shoppers. Where it names them in X-Forwarded-For, each
    // is counted alone; where it speaks for itself, it is not limited.
    allowList: (request) => isHealthCheck(request) || speaksForItself(request),
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
});

/** Tells requests of the shop's own machines from those that they pass on for others. */
export function ownRequests(trustedProxies: string[]): (request: FastifyRequest) => boolean {
  const isTrusted = compileTrust(trustedProxies);
  return ({ ip, socket }) => ip === socket.remoteAddress && isTrusted(ip, 0);
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.url.startsWith("/health/");
}
