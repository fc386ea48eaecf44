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
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`: each request, within the trace of whoever asks,
 * with Medusa's workflows, their steps, queries and cache. Medusa's own span of a request would hold
 * every header, cookies too, and the whole address; this one holds its route.
 */
export function startTracing(serviceName: string): void {
  registerOtel({
    serviceName,
    // Its type is of another release of the same package than the exporter's.
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

/** What failed is told in a sentence, which may hold what somebody has written. */
class WithoutPersonalData extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    const { status } = span;
    if (status.message) status.message = withoutPersonalData(status.message);
    super.onEnd(span);
  }
}
