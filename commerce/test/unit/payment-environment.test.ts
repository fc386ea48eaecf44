import { describe, expect, it } from "vitest";
import { readOrderLinkKeys, readPayment } from "../../src/payment-environment";

const rules = { known: "demo:demonstration-only-order-link-secret-0000", shortest: 32 };
const one = "0123456789abcdef0123456789abcdef";
const other = "fedcba9876543210fedcba9876543210";
const stripe = {
  STRIPE_API_KEY: "sk_live_not_a_real_key_0",
  STRIPE_WEBHOOK_SECRET: "whsec_not_a_real_secret",
};

describe("the secrets of order links", () => {
  it("are several, each with its name, so that one can be changed", () => {
    const problems: string[] = [];
    expect(readOrderLinkKeys(`b:${other}, a:${one}:x`, rules, problems)).toEqual([
      { id: "b", secret: other },
      { id: "a", secret: `${one}:x` },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["no name", one, /before each secret goes its name/],
    ["a short secret", "a:short", /too short/],
    ["the same name twice", `a:${one},a:${other}`, /same name/],
    ["the demonstration's", rules.known, /everybody knows/],
    ["the demonstration's by another name", rules.known.replace("demo", "x"), /everybody knows/],
  ])("with %s are refused, and not repeated", (_what, value, sentence) => {
    const problems: string[] = [];
    readOrderLinkKeys(value, rules, problems);
    expect(problems.join()).toMatch(sentence);
    expect(problems.join()).not.toContain(one);
  });
});

describe("the ways to pay", () => {
  function read(variables: NodeJS.ProcessEnv, demo = false) {
    const problems: string[] = [];
    return { settings: readPayment(variables, { demo }, problems), problems };
  }

  it("are the invoice alone when nothing is said", () => {
    expect(read({})).toEqual({ settings: { payOnInvoice: true }, problems: [] });
  });

  it("are cards too with both of Stripe's secrets, or cards alone", () => {
    expect(read({ ...stripe, PAY_ON_INVOICE: "no" })).toEqual({
      settings: {
        stripe: { apiKey: stripe.STRIPE_API_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET },
        payOnInvoice: false,
      },
      problems: [],
    });
  });

  it.each([
    ["half of Stripe", { STRIPE_API_KEY: stripe.STRIPE_API_KEY }, /WEBHOOK_SECRET is missing/],
    [
      "a publishable key",
      { ...stripe, STRIPE_API_KEY: "pk_live_not_a_real_key_0" },
      /no secret key/,
    ],
    [
      "another secret",
      { ...stripe, STRIPE_WEBHOOK_SECRET: "sk_live_not_a_real_key_0" },
      /no signing secret/,
    ],
    ["no way at all", { PAY_ON_INVOICE: "no" }, /nobody could pay/],
    ["neither yes nor no", { PAY_ON_INVOICE: "maybe" }, /"yes" or "no"/],
  ])("with %s are refused, and no secret is repeated", (_what, variables, sentence) => {
    const { problems } = read(variables);
    expect(problems.join()).toMatch(sentence);
    expect(problems.join()).not.toContain("not_a_real");
  });

  it("take no real money in a demonstration", () => {
    expect(read(stripe, true).problems.join()).toMatch(/real money/);
  });
});
