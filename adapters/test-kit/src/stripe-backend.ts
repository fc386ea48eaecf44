import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { inject } from "vitest";
import { startBackend, untilUp } from "./backend-process";
import type { StripeStandIn } from "./stripe-stand-in";

const shop = inject("shop");

/**
 * A backend of a test with card payment by the stand-in of Stripe, on the database of the shop
 * under test. It can be killed and started again with the same URL.
 *
 * @param storefrontUrl a storefront of the test, whose pages call it
 */
export async function stripeBackend(stripe: StripeStandIn, storefrontUrl?: string) {
  const [stripeUrl, port] = await Promise.all([stripe.listen(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    SHOP_ENVIRONMENT: "demo",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: shop.databaseUrl,
    FIREBASE_PROJECT_ID: shop.identityProjectId,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(shop.identityUrl).host,
    FILES_DIR: join(shop.dataDir, "files"),
    MAIL_DIR: join(shop.dataDir, "mails"),
    STRIPE_API_KEY: "sk_test_not_a_real_key_0",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    TEST_STRIPE_URL: stripeUrl,
    MEDUSA_DISABLE_TELEMETRY: "true",
    MEDUSA_WORKER_MODE: "",
    REDIS_URL: "",
    ...(storefrontUrl && { STORE_CORS: storefrontUrl, STOREFRONT_URL: storefrontUrl }),
  };
  const begin = () => startBackend(environment, "stripe-elsewhere.mjs");
  let backend = begin();
  await untilUp(backend, url);

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (backend.process.exitCode !== null || backend.process.signalCode !== null) return;
    const ended = once(backend.process, "close");
    backend.process.kill(signal);
    await ended;
  }
  return {
    url,
    said: () => backend.said(),
    /** Like a power failure. */
    kill: () => end("SIGKILL"),
    async restart(): Promise<void> {
      backend = begin();
      await untilUp(backend, url);
    },
    async stop(): Promise<void> {
      await end("SIGTERM");
      stripe.close();
    },
  };
}
