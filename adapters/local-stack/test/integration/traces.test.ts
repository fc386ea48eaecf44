import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Service, type ServiceDefinition } from "../../src/service.ts";
import { backendService, productApiService, storefrontService } from "../../src/services.ts";
import type { Settings } from "../../src/settings.ts";

const shop = inject("shop");
const port = (url: string) => Number(new URL(url).port);

type Span = { traceId: string; name: string; service: string; parentSpanId?: string };
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, "service">[] }[];
  }[];
};

const spans: Span[] = [];
const allSpanData: string[] = [];
const services: Service[] = [];
let dataDir = "";
let urls: Record<"backend" | "productApi" | "storefront", string>;

/** A minimal OTLP collector over HTTP, with the spans in memory. */
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Sent;
  allSpanData.push(JSON.stringify(resourceSpans));
  for (const { resource, scopeSpans } of resourceSpans) {
    const name = resource.attributes.find(({ key }) => key === "service.name");
    const service = name?.value.stringValue ?? "";
    for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
  }
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});

beforeAll(async () => {
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const [backend = 0, productApi = 0, storefront = 0] = await Promise.all([1, 2, 3].map(freePort));
  dataDir = await mkdtemp(join(tmpdir(), "traced-shop-"));
  const settings: Settings = {
    dataDir,
    ports: {
      storefront,
      commerce: backend,
      productApi,
      identity: port(shop.identityUrl),
      postgres: port(shop.databaseUrl),
    },
  };
  urls = {
    backend: `http://127.0.0.1:${backend}`,
    productApi: `http://127.0.0.1:${productApi}`,
    storefront: `http://127.0.0.1:${storefront}`,
  };
  const traced = (definition: ServiceDefinition): ServiceDefinition => ({
    ...definition,
    env: {
      ...definition.env,
      MEDUSA_PUBLISHABLE_KEY: shop.publishableKey,
      // The first backend runs the background jobs.
      MEDUSA_WORKER_MODE: "server",
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    },
  });
  services.push(await Service.start(traced(backendService(settings, "built"))));
  services.push(await Service.start(traced(productApiService(settings, "built"))));
  services.push(await Service.start(traced(storefrontService(settings, "built"))));
}, 240_000);

afterAll(async () => {
  for (const service of services.reverse()) await service.stop();
  collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

const traceId = (digit: string) => digit.repeat(32);
const traceparent = (digit: string) => `00-${traceId(digit)}-${digit.repeat(16)}-01`;

/** Waits until a trace has the expected spans. The span of the request is sent last. */
async function waitForSpans(trace: string, expected: string[]): Promise<void> {
  await expect
    .poll(() =>
      spans
        .filter((span) => span.traceId === trace)
        .map(({ service, name }) => `${service}: ${name}`),
    )
    .toEqual(expect.arrayContaining(expected));
}

it("one trace covers storefront, product API and backend", async () => {
  const missing = `/category/there-is-none-${Date.now()}`;
  const answer = await fetch(urls.storefront + missing, {
    headers: { traceparent: traceparent("a") },
  });
  expect(answer.status).toBe(404);
  await waitForSpans(traceId("a"), [
    "storefront: GET /category/:category",
    "product-api: POST /products/category/:category",
    "backend: GET /store/product-categories",
  ]);
});

it("a trace includes Medusa's workflow and has no personal data", async () => {
  const headers = {
    traceparent: traceparent("b"),
    "x-publishable-api-key": shop.publishableKey,
    "content-type": "application/json",
    authorization: "",
  };
  const regions = await fetch(`${urls.backend}/store/regions`, { headers });
  const [region] = ((await regions.json()) as { regions: { id: string }[] }).regions;
  const body = JSON.stringify({ region_id: region?.id, email: "traced.shopper@example.com" });
  const answer = await fetch(`${urls.backend}/store/carts?fields=id`, {
    method: "POST",
    headers,
    body,
  });
  expect(answer.status).toBe(200);
  await waitForSpans(traceId("b"), [
    "backend: POST /store/carts",
    expect.stringMatching(/^backend: workflow:create/),
  ]);
  expect(allSpanData.join()).not.toContain("traced.shopper");
  expect(allSpanData.join()).not.toContain(shop.publishableKey);
});
