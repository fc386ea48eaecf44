import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend, untilUp } from "@chemical-ink/test-kit/backend-process";
import { freePort } from "@chemical-ink/test-kit/free-port";
import type { JWK } from "jose";
import { inject } from "vitest";

const shop = inject("shop");

/** Loads Google's keys from the test's key server. */
const preload = "google-keys.mjs";

/** The environment of a production shop, on the database of the shop under test. */
export const productionEnvironment: Record<string, string> = {
  SHOP_ENVIRONMENT: "production",
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  DATABASE_URL: shop.databaseUrl,
  JWT_SECRET: "a-secret-of-this-test-and-nobody-else",
  ORDER_LINK_SECRETS: "test:a-secret-of-this-test-and-nobody-else",
  COOKIE_SECRET: "a-secret-of-this-test-and-nobody-else",
  FIREBASE_PROJECT_ID: "chemical-ink",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  FILES_DIR: join(tmpdir(), "production-backend-files"),
  COMMERCE_URL: "https://commerce.example",
  STORE_CORS: shop.storefrontUrl,
  ADMIN_CORS: shop.commerceUrl,
  AUTH_CORS: shop.storefrontUrl,
  STOREFRONT_URL: "https://shop.example",
  MAIL_FROM: "shop@example.com",
  SMTP_URL: "smtp://127.0.0.1:1",
  // Handles no events and runs no jobs: the backend under test does.
  MEDUSA_WORKER_MODE: "server",
  MEDUSA_DISABLE_TELEMETRY: "true",
  REDIS_URL: "",
};

/** Starts a backend that refuses its environment; answers its exit code and output. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const backend = startBackend({ ...productionEnvironment, ...environment }, preload);
  const [code] = await once(backend.process, "close");
  return { code, said: backend.said() };
}

/** A server of Google's keys, which can also fail. */
export async function keyServer() {
  let keys: JWK[] | undefined;
  const server = createServer((_request, response) => {
    response.writeHead(keys ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    publish: (some: JWK[] | undefined) => {
      keys = some;
    },
    close: () => server.close(),
  };
}

/**
 * Starts a production backend that uses the key server's keys as Google's.
 *
 * @param environment what differs from `productionEnvironment`
 */
export async function productionBackend(
  keyServerUrl: string,
  environment: Record<string, string> = {},
) {
  const port = await freePort();
  const backend = startBackend(
    {
      ...productionEnvironment,
      HOST: "127.0.0.1",
      PORT: String(port),
      TEST_KEY_SERVER: keyServerUrl,
      ...environment,
    },
    preload,
  );
  const url = `http://127.0.0.1:${port}`;
  const ended = once(backend.process, "close");
  await untilUp(backend, url);
  return {
    url,
    async stop() {
      backend.process.kill();
      await ended;
    },
  };
}
