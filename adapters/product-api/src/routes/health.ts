import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { CatalogueFeed } from "../catalogue/catalogue-feed.ts";
import type { Engine } from "../commerce/backend.ts";
import { livenessSchema, type Readiness, readinessSchema } from "../contract/health.ts";
import { serviceLimits } from "../limits.ts";

/** For whoever runs the service: is the process alive, and can it answer. */
export const healthRoutes: FastifyPluginAsyncZod<{
  feed: Pick<CatalogueFeed, "isInStep">;
  engine: Pick<Engine, "isAlive">;
}> = async (app, { feed, engine }) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    "/health/live",
    {
      schema: {
        operationId: "isAlive",
        tags: ["health"],
        summary: "Whether the process runs",
        response: { 200: livenessSchema },
      },
    },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/health/ready",
    {
      schema: {
        operationId: "isReady",
        tags: ["health"],
        summary: "Whether requests can be answered, and what is in the way if not",
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (request, reply) => {
      const caller = {
        requestId: request.id,
        signal: AbortSignal.timeout(serviceLimits.readinessMs),
      };
      const engineIsUp = await engine.isAlive(caller);
      const catalogueIsUp = feed.isInStep;
      const isReady = engineIsUp && catalogueIsUp;
      const readiness: Readiness = {
        status: isReady ? "ready" : "not-ready",
        dependencies: {
          engine: engineIsUp ? "up" : "down",
          catalogue: catalogueIsUp ? "up" : "down",
        },
      };
      return reply.code(isReady ? 200 : 503).send(readiness);
    },
  );
};
