import { type FastifyServerOptions, LogController } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * How the service logs: JSON, each line with the id of its request. A request is told by its route
 * and never by its address: what somebody looks for may be about a person. Nor by who asked.
 */
export function logging(level: string): FastifyServerOptions {
  return {
    logger: {
      level,
      base: { service: "product-api" },
      timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
      messageKey: "message",
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: ({ method }) => ({ method }) },
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
  };
}

/** A line for each request that was answered; of those of operators, for what is wrong alone. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook("onResponse", async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? "none";
    const isUsual = route === "/metrics" || route.startsWith("/health/");
    if (isUsual && statusCode < 500) return;
    log.info(
      { method, route, status: statusCode, duration_ms: Math.round(elapsedTime * 1_000) / 1_000 },
      "request answered",
    );
  });
});
