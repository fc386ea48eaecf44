import type { LinkKey } from "./orders/order-access";

export interface StripeSettings {
  apiKey: string;
  /** The secret that verifies Stripe's messages. */
  webhookSecret: string;
}

interface PaymentSettings {
  stripe?: StripeSettings;
  payOnInvoice: boolean;
}

/**
 * Reads `name:secret,name:secret`, the secrets that sign links to orders. Adds problems to
 * `problems`.
 *
 * @param rules undefined in a demonstration, which accepts any
 */
export function readOrderLinkKeys(
  value: string,
  rules: { known: string; shortest: number } | undefined,
  problems: string[],
): LinkKey[] {
  const name = "ORDER_LINK_SECRETS";
  const keys = value.split(",").map((part): LinkKey => {
    const [id = "", ...rest] = part.trim().split(":");
    return { id, secret: rest.join(":") };
  });
  if (!rules || !value) return keys;
  if (keys.some(({ secret }) => rules.known.endsWith(`:${secret}`))) {
    problems.push(`${name} has the demonstration's, which everybody knows: choose another.`);
  }
  if (!keys.every(({ id }) => /^[a-z0-9-]{1,16}$/i.test(id))) {
    problems.push(`${name}: before each secret goes its name, letters and digits, and a colon.`);
  }
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    problems.push(`${name}: two secrets have the same name.`);
  }
  if (keys.some(({ secret }) => secret.length < rules.shortest)) {
    problems.push(`${name}: a secret is too short, ${rules.shortest} characters are the least.`);
  }
  return keys;
}

/** Reads the payment methods. Adds problems to `problems`, without secrets. */
export function readPayment(
  variables: NodeJS.ProcessEnv,
  { demo }: { demo: boolean },
  problems: string[],
): PaymentSettings {
  const stripe = readStripe(variables, demo, problems);
  const { PAY_ON_INVOICE: invoice = "" } = variables;
  if (!["", "yes", "no"].includes(invoice)) {
    problems.push(`PAY_ON_INVOICE is "${invoice}"; it is "yes" or "no".`);
  }
  const payOnInvoice = invoice !== "no";
  if (!payOnInvoice && !stripe) {
    problems.push('PAY_ON_INVOICE is "no" and Stripe is not set up: nobody could pay.');
  }
  return { ...(stripe && { stripe }), payOnInvoice };
}

function readStripe(
  { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: NodeJS.ProcessEnv,
  demo: boolean,
  problems: string[],
): StripeSettings | undefined {
  if (!apiKey && !webhookSecret) return undefined;
  if (!apiKey || !webhookSecret) {
    const missing = apiKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_API_KEY";
    problems.push(`${missing} is missing: card payment needs both of Stripe's secrets.`);
    return undefined;
  }
  if (!/^(sk|rk)_(live|test)_\w{16,}$/.test(apiKey)) {
    problems.push("STRIPE_API_KEY is no secret key of Stripe's.");
  } else if (demo && apiKey.includes("_live_")) {
    problems.push("STRIPE_API_KEY is for real money: a demonstration needs a test key.");
  }
  if (!/^whsec_\w{16,}$/.test(webhookSecret)) {
    problems.push("STRIPE_WEBHOOK_SECRET is no signing secret of a Stripe webhook.");
  }
  return { apiKey, webhookSecret };
}
