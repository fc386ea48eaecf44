import type { RequestHandler } from "express";
import type { RoutePattern } from "./route-pattern.ts";

/**
 * Sends a span of every request to `OTEL_EXPORTER_OTLP_ENDPOINT`; calls to the backend and the
 * product API continue its trace. A span names the route, never the URL. The libraries are loaded
 * only here, so that they cost nothing without tracing.
 */
export async function startTracing(routeOf: RoutePattern): Promise<RequestHandler> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace-node"),
  ]);
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const service = process.env.OTEL_SERVICE_NAME || "storefront";
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();

  const tracer = provider.getTracer(service);
  return (request, response, next) => {
    const route = routeOf(request.path);
    const asked = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, asked);
    span.setAttributes({
      "http.request.method": request.method,
      "http.route": route,
      "shop.request_id": request.get("x-request-id") ?? "",
    });
    response.once("close", () => {
      span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    // Pages are rendered by another bundle, which reads the trace from the headers like another
    // process.
    propagation.inject(trace.setSpan(asked, span), request.headers);
    next();
  };
}
