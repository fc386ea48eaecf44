import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { JWK } from "jose";
import { inject } from "vitest";

const shop = inject("shop");

/** Where the built engine is, and the program that runs it. */
export const builtEngine = resolve(import.meta.dirname, "../../.medusa/server");
export const medusa = join(
  dirname(createRequire(import.meta.url).resolve("@medusajs/cli/package.json")),
  "cli.js",
);

/** The environment of a shop in production, on the database of the shop under test. */
export const productionEnvironment: Record<string, string> = {
  SHOP_ENVIRONMENT: "production",
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  DATABASE_URL: shop.databaseUrl,
  JWT_SECRET: "a-secret-of-this-test-and-nobody-else",
  COOKIE_SECRET: "a-secret-of-this-test-and-nobody-else",
  FIREBASE_PROJECT_ID: "chemical-ink",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  FILES_DIR: join(tmpdir(), "production-engine-files"),
  COMMERCE_URL: "https://commerce.example",
  STORE_CORS: shop.storefrontUrl,
  ADMIN_CORS: shop.commerceUrl,
  AUTH_CORS: shop.storefrontUrl,
  STOREFRONT_URL: "https://shop.example",
  MAIL_FROM: "shop@example.com",
  SMTP_URL: "smtp://127.0.0.1:1",
  // Follows no events and runs no jobs: those are the engine's under test.
  MEDUSA_WORKER_MODE: "server",
  MEDUSA_DISABLE_TELEMETRY: "true",
  REDIS_URL: "",
};

/** Starts an engine with an environment that it refuses; answers its exit code and what it said. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const engine = start({ ...productionEnvironment, ...environment });
  const [code] = await once(engine.process, "close");
  return { code, said: engine.said() };
}

/** A server that says which keys are Google's, or nothing at all. */
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

/** Starts an engine in production; it takes the key server's keys for Google's. */
export async function productionEngine(keyServerUrl: string) {
  const port = await freePort();
  const engine = start({
    ...productionEnvironment,
    HOST: "127.0.0.1",
    PORT: String(port),
    TEST_KEY_SERVER: keyServerUrl,
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(engine.process, "close");
  for (let up = false; !up; ) {
    if (engine.process.exitCode !== null) throw new Error(`It did not start: ${engine.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    up = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    url,
    async stop() {
      engine.process.kill();
      await ended;
    },
  };
}

function start(environment: Record<string, string>): { process: ChildProcess; said(): string } {
  const keys = join(import.meta.dirname, "google-keys.mjs");
  const started = spawn(process.execPath, ["--import", keys, medusa, "start"], {
    cwd: builtEngine,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [started.stdout, started.stderr]) {
    stream.on("data", (text) => {
      said += text;
    });
  }
  return { process: started, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
