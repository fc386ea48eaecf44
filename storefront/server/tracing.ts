import type { RequestHandler } from "express";
import type { RoutePattern } from "./route-pattern.ts";

/**
 * Sends a span of every request to `OTEL_EXPORTER_OTLP_ENDPOINT`; what the backend and the product
 * API are asked for it goes on with the same trace. A span says the route and never the address.
 * The libraries are loaded here and nowhere else, so that they cost nothing where nobody listens.
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
    // A page is rendered by another bundle: it learns of the trace as another process would.
    propagation.inject(trace.setSpan(asked, span), request.headers);
    next();
  };
}
