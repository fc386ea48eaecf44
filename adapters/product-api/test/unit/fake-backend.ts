import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";
import { buildApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { FakeIndex } from "./fake-index.ts";
import { ownChannel } from "./index-document.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The service before a web server in the backend's place and an index in memory.
 *
 * @param answer what the backend does where it is not asked for the shop's sales channels
 */
export async function serviceBefore(
  answer: Answer = emptyBackend,
  { index = new FakeIndex(), ...changes }: Partial<Config> & { index?: FakeIndex } = {},
) {
  const backend = createServer((request, response) => {
    if (request.url !== "/store/catalogue/sales-channels") return answer(request, response);
    sendJson(response, { sales_channel_ids: [ownChannel] });
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const { port } = backend.address() as AddressInfo;
  const config = readConfig({
    SHOP_ENVIRONMENT: "demo",
    MEDUSA_PUBLISHABLE_KEY: "pk_test",
    COMMERCE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
    // Whoever tests the deadline sets it; the others are not about how busy the machine is.
    REQUEST_TIMEOUT_MS: "10000",
  });
  const app = await buildApp({ ...config, ...changes }, { database: index });
  await app.ready();
  return {
    app,
    index,
    async close() {
      await app.close();
      backend.closeAllConnections();
      await new Promise((resolve) => backend.close(resolve));
    },
  };
}

/** The same, once it has read its catalogue. */
export async function readyService(...given: Parameters<typeof serviceBefore>) {
  const service = await serviceBefore(...given);
  await vi.waitFor(async () => {
    const { dependencies } = (await service.app.inject("/health/ready")).json();
    if (dependencies.catalogue !== "up") throw new Error("The catalogue has not been read.");
  }, 10_000);
  return service;
}

/** A backend that is well and knows no category. */
export function emptyBackend(_request: IncomingMessage, response: ServerResponse): void {
  sendJson(response, { product_categories: [] });
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("content-type", "application/json").end(JSON.stringify(value));
}
