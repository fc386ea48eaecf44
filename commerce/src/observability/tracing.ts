import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@medusajs/framework/opentelemetry/api";
import {
  BatchSpanProcessor,
  type ReadableSpan,
} from "@medusajs/framework/opentelemetry/sdk-trace-node";
import { registerOtel } from "@medusajs/medusa";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { putAroundRequests } from "./request-middleware";
import { routePattern } from "./route-pattern";
import { withoutPersonalData } from "./without-personal-data";

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`: each request within the trace of its caller, with
 * Medusa's workflows, steps, queries and cache. Medusa's own span of a request would contain all
 * headers with cookies, and the whole URL; this one contains the route.
 */
export function startTracing(serviceName: string): void {
  registerOtel({
    serviceName,
    // The exporter's types come from another release of the same package.
    spanProcessors: [new WithoutPersonalData(new OTLPTraceExporter())],
    instrument: { workflows: true, query: true, cache: true },
  } as unknown as Parameters<typeof registerOtel>[0]);

  const tracer = trace.getTracer("backend");
  putAroundRequests((request, response, answer) => {
    const asked = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(request.method ?? "", { kind: SpanKind.SERVER }, asked);
    span.setAttribute("shop.request_id", String(response.getHeader("X-Request-Id")));
    response.once("close", () => {
      const route = routePattern(request);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({
        "http.request.method": request.method,
        "http.route": route,
        "http.response.status_code": response.statusCode,
      });
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(asked, span), answer);
  });
}

/** Removes personal data from the error messages of spans. */
class WithoutPersonalData extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    const { status } = span;
    if (status.message) status.message = withoutPersonalData(status.message);
    super.onEnd(span);
  }
}
