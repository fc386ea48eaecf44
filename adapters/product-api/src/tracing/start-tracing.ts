import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { findTraceHeadersBy } from "./trace-headers.ts";

/**
 * Sends a span of every request to `OTEL_EXPORTER_OTLP_ENDPOINT`, within the trace of whoever asks;
 * what the backend is asked on its behalf goes on with it. A span says the route and never the
 * address. The libraries are loaded here and nowhere else, so that they cost nothing where nobody
 * listens.
 */
export async function startTracing() {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace-node"),
  ]);
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const service = process.env.OTEL_SERVICE_NAME || "product-api";
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  findTraceHeadersBy(() => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  });

  const tracer = provider.getTracer(service);
  return fastifyPlugin(async (app: FastifyInstance) => {
    app.addHook("onRequest", (request, reply, done) => {
      const { method, routeOptions, headers } = request;
      if (isForOperators(routeOptions.url)) return done();
      const asked = propagation.extract(context.active(), headers);
      const route = routeOptions.url ?? "none";
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER }, asked);
      span.setAttributes({
        "http.request.method": method,
        "http.route": route,
        "shop.request_id": request.id,
      });
      reply.raw.once("close", () => {
        span.setAttribute("http.response.status_code", reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(asked, span), done);
    });
    app.addHook("onClose", () => provider.shutdown());
  });
}

function isForOperators(route: string | undefined): boolean {
  return route === "/metrics" || route?.startsWith("/health/") === true;
}
