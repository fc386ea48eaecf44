import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { CatalogueFeed } from "../catalogue/catalogue-feed.ts";
import type { Backend } from "../commerce/backend.ts";
import { livenessSchema, type Readiness, readinessSchema } from "../contract/health.ts";
import { serviceLimits } from "../limits.ts";

/** For whoever runs the service: is the process alive, and can it answer. */
export const healthRoutes: FastifyPluginAsyncZod<{
  feed: Pick<CatalogueFeed, "isInSync">;
  backend: Pick<Backend, "isAlive">;
}> = async (app, { feed, backend }) => {
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
      const backendIsUp = await backend.isAlive(caller);
      const catalogueIsUp = feed.isInSync;
      const isReady = backendIsUp && catalogueIsUp;
      const readiness: Readiness = {
        status: isReady ? "ready" : "not-ready",
        dependencies: {
          backend: backendIsUp ? "up" : "down",
          catalogue: catalogueIsUp ? "up" : "down",
        },
      };
      return reply.code(isReady ? 200 : 503).send(readiness);
    },
  );
};
