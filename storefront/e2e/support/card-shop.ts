import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { leaveWithParent } from "@chemical-ink/test-kit/backend-process";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { stripeBackend } from "@chemical-ink/test-kit/stripe-backend";
import { type Intent, StripeStandIn } from "@chemical-ink/test-kit/stripe-stand-in";
import type { Page, Route } from "playwright-core";
import { merchandiserToken } from "./backend.ts";
import { stripeScript } from "./stripe-script.ts";

const onInvoice = "pp_system_default";
const byCard = "pp_stripe_stripe";
const storefrontFolder = join(import.meta.dirname, "../..");

/**
 * A shop that accepts cards, besides the one under test and on its database: a backend with
 * Stripe's keys, and a storefront with the publishable one. Stripe's API and script and the bank's
 * page are stand-ins, because no test can reach the real ones.
 */
export async function cardShop() {
  const stripe = new StripeStandIn();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const backend = await stripeBackend(stripe, url);
  const storefront = startStorefront(port, url, backend.url);
  await untilItAnswers(storefront, `${url}/health/live`);
  await offer([onInvoice, byCard], backend.url);
  return {
    url,
    intents: () => [...stripe.intents.values()],
    /** Routes a page's calls to Stripe to the stand-ins. */
    stripeFor: (page: Page) => standInForStripe(page, stripe),
    /** Sends the webhook of a payment, as Stripe does. */
    async deliver(intent: Intent): Promise<void> {
      const { body, signature } = stripe.message(
        "payment_intent.amount_capturable_updated",
        intent,
      );
      const answer = await fetch(`${backend.url}/hooks/payment/stripe_stripe`, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body,
      });
      if (!answer.ok) throw new Error(`The message was answered ${answer.status}.`);
    },
    async close(): Promise<void> {
      await offer([onInvoice], backend.url);
      const ended = storefront.exitCode === null ? once(storefront, "exit") : [];
      storefront.kill();
      await Promise.all([ended, backend.stop()]);
    },
  };
}

function startStorefront(port: number, url: string, backendUrl: string): ChildProcess {
  const { productApiUrl, publishableKey, identityUrl } = runningShop();
  return spawn(process.execPath, ["--import", leaveWithParent, "build/main.js"], {
    cwd: storefrontFolder,
    // A process group of its own, which it ends as a whole; the channel tells it that the test has
    // ended.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      SHOP_ENVIRONMENT: "demo",
      LOG_LEVEL: "warn",
      HOST: "localhost",
      PORT: String(port),
      STOREFRONT_URL: url,
      COMMERCE_URL: backendUrl,
      PUBLIC_COMMERCE_URL: backendUrl,
      PRODUCT_API_URL: productApiUrl,
      PUBLIC_PRODUCT_API_URL: productApiUrl,
      MEDUSA_PUBLISHABLE_KEY: publishableKey,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(identityUrl).host,
      STRIPE_PUBLISHABLE_KEY: "pk_test_not_a_real_key_0",
    },
  });
}

async function untilItAnswers(server: ChildProcess, address: string): Promise<void> {
  const ended = once(server, "close").then(() => {
    throw new Error("The storefront did not start.");
  });
  const answers = async () => {
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.race([ended, answers()]);
  ended.catch(() => {});
}

async function offer(payment_providers: string[], backendUrl: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await merchandiserToken()}`,
  };
  const found = await fetch(`${backendUrl}/admin/regions`, { headers });
  const { regions } = (await found.json()) as { regions: { id: string }[] };
  const answer = await fetch(`${backendUrl}/admin/regions/${regions[0]?.id}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ payment_providers }),
  });
  if (!answer.ok) throw new Error(`The ways to pay were answered ${answer.status}.`);
}

/** Answers the browser's calls to Stripe and the bank. */
async function standInForStripe(page: Page, stripe: StripeStandIn): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: stripeScript }),
  );
  await page.route("https://api.stripe.com/**", (route) => confirm(route, stripe));
  await page.route("https://hooks.stripe.com/**", (route) => bankPage(route, stripe));
}

/** Stripe refuses a form that was made for another amount than the payment. */
async function confirm(route: Route, stripe: StripeStandIn): Promise<void> {
  const asked = route.request().postDataJSON();
  const intent = [...stripe.intents.values()].find(
    ({ client_secret }) => client_secret === asked.clientSecret,
  );
  const fits =
    intent?.amount === asked.amount &&
    intent?.currency === asked.currency &&
    intent?.capture_method === asked.captureMethod;
  const paid = fits ? stripe.pay(asked.clientSecret, cardOf(asked.card)) : intent;
  await route.fulfill({
    headers: { "access-control-allow-origin": "*" },
    json: fits
      ? { status: paid?.status, error: paid?.last_payment_error }
      : { error: { type: "invalid_request_error", message: "The amounts are not the same." } },
  });
}

function cardOf(number: string): "good" | "declined" | "asks" {
  if (number === "4000000000000002") return "declined";
  return number === "4000002500003155" ? "asks" : "good";
}

/** The bank's page: the shopper confirms or cancels and returns to the shop. */
async function bankPage(route: Route, stripe: StripeStandIn): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const secret = searchParams.get("secret") ?? "";
  const answer = searchParams.get("answer");
  if (!answer) {
    const link = (said: string) => {
      const to = new URL(route.request().url());
      to.searchParams.set("answer", said);
      return `<a href="${to.href.replaceAll("&", "&amp;")}">${said}</a>`;
    };
    const body = `<!doctype html><title>The bank</title>${link("It is me")} ${link("It is not me")}`;
    return route.fulfill({ contentType: "text/html", body });
  }
  const isProved = answer === "It is me";
  if (isProved) stripe.prove(secret);
  else stripe.pay(secret, "declined");
  const back = new URL(searchParams.get("return_url") ?? "");
  back.searchParams.set("payment_intent", secret.split("_secret")[0] ?? "");
  back.searchParams.set("payment_intent_client_secret", secret);
  back.searchParams.set("redirect_status", isProved ? "succeeded" : "failed");
  const body = `<!doctype html><title>Back</title><a href="${back.href.replaceAll("&", "&amp;")}">Back to the shop</a>`;
  await route.fulfill({ contentType: "text/html", body });
}
