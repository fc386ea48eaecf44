import fastifyPlugin from "fastify-plugin";
import type { Caller } from "../commerce/backend.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** On whose behalf the backend is asked, and until when. */
    caller: Caller;
  }
}

/**
 * Gives every request its deadline. Fastify's own `handlerTimeout` and `request.signal` end with
 * the request's body, so they say nothing about the answer to a POST.
 */
export const caller = fastifyPlugin(async (app, { timeoutMs }: { timeoutMs: number }) => {
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request) => {
    request.caller = { requestId: request.id, signal: AbortSignal.timeout(timeoutMs) };
  });
});
