import etag from "@fastify/etag";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { caches } from "../caches.ts";

/**
 * Lets browsers and proxies keep the GET answers of this scope, but ask each time whether they
 * still hold: prices and stock are never older than the question.
 */
export const revalidated = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(etag);
  app.addHook("onSend", async (_request, reply, payload) => {
    if (!reply.hasHeader("cache-control")) {
      reply.header(
        "cache-control",
        `public, max-age=${caches.publicAnswers.freshMs / 1_000}, must-revalidate`,
      );
    }
    return payload;
  });
});
