import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buildApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config.ts";

/** A web server in the engine's place, and the service asking it. */
export async function serviceBefore(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  changes: Partial<Config> = {},
) {
  const engine = createServer(answer);
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  const config = readConfig({
    SHOP_ENVIRONMENT: "demo",
    MEDUSA_PUBLISHABLE_KEY: "pk_test",
    COMMERCE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
    // Whoever tests the deadline sets it; the others are not about how busy the machine is.
    REQUEST_TIMEOUT_MS: "10000",
  });
  const app = await buildApp({ ...config, ...changes });
  return {
    app,
    async close() {
      await app.close();
      engine.closeAllConnections();
      await new Promise((resolve) => engine.close(resolve));
    },
  };
}

/** Answers every batch of searches with nothing found. */
export function nothingFound(request: IncomingMessage, response: ServerResponse): void {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const { queries = [] } = body ? JSON.parse(body) : {};
    const results = queries.map(() => ({ hits: [], facets: {}, metadata: { count: 0 } }));
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ results, product_categories: [] }));
  });
}
