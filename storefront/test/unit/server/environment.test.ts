import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  checkIdentityOfBuild,
  EnvironmentError,
  readEnvironment,
} from "~/server/environment.server.ts";

const folder = mkdtempSync(join(tmpdir(), "storefront-"));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
  COMMERCE_URL: "http://commerce:9000",
  PUBLIC_COMMERCE_URL: "https://backend.shop.example/",
  PRODUCT_API_URL: "http://product-api:9100",
  PUBLIC_PRODUCT_API_URL: "https://api.shop.example",
  STOREFRONT_URL: "https://shop.example",
  MEDUSA_PUBLISHABLE_KEY: "pk_1",
};

function sentencesOf(variables: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences;
    throw error;
  }
  return [];
}

describe("the environment", () => {
  it("is production where nobody says, open to the network, addresses without a last slash", () => {
    expect(readEnvironment(production)).toMatchObject({
      shopEnvironment: "production",
      host: "0.0.0.0",
      port: 8000,
      publicCommerceUrl: "https://backend.shop.example",
      identityEmulatorHost: undefined,
    });
  });

  it("needs no addresses in a demo shop, and stays on this machine", () => {
    const demo = readEnvironment({ SHOP_ENVIRONMENT: "demo", MEDUSA_PUBLISHABLE_KEY: "pk_1" });
    expect(demo).toMatchObject({
      host: "127.0.0.1",
      commerceUrl: "http://localhost:9000",
      publicCommerceUrl: "http://localhost:9000",
    });
  });

  it("says in one sentence each what is missing", () => {
    expect(sentencesOf({})).toEqual([
      expect.stringMatching(/^COMMERCE_URL is missing: /),
      expect.stringMatching(/^PUBLIC_COMMERCE_URL is missing: /),
      expect.stringMatching(/^PRODUCT_API_URL is missing: /),
      expect.stringMatching(/^PUBLIC_PRODUCT_API_URL is missing: /),
      expect.stringMatching(/^STOREFRONT_URL is missing: /),
      expect.stringMatching(/^MEDUSA_PUBLISHABLE_KEY, or /),
    ]);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["COMMERCE_URL", "commerce:9000"],
    ["STOREFRONT_URL", "ftp://shop.example"],
    ["SHOP_ENVIRONMENT", "staging"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_test_not_a_real_key_0"],
  ])("refuses %s=%s", (name, value) => {
    expect(sentencesOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is wrong: `)),
    ]);
  });

  it("refuses the identity emulator outside a demo shop", () => {
    const host = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
    expect(sentencesOf({ ...production, ...host })).toHaveLength(1);
    expect(sentencesOf({ ...production, ...host, SHOP_ENVIRONMENT: "demo" })).toEqual([]);
  });

  it("takes cards with Stripe's publishable key; in a demo shop not with one for real money", () => {
    const live = { STRIPE_PUBLISHABLE_KEY: "pk_live_not_a_real_key_0" };
    expect(readEnvironment({ ...production, ...live }).stripePublishableKey).toBe(
      live.STRIPE_PUBLISHABLE_KEY,
    );
    expect(readEnvironment(production).stripePublishableKey).toBeUndefined();
    const demo = { ...production, ...live, SHOP_ENVIRONMENT: "demo" };
    expect(sentencesOf(demo)).toEqual([expect.stringContaining("real money")]);
  });

  it("takes the publishable key from a file, and says when that is not there or empty", () => {
    const file = join(folder, "key");
    const { MEDUSA_PUBLISHABLE_KEY: _, ...keyless } = production;
    const withFile = { ...keyless, MEDUSA_PUBLISHABLE_KEY_FILE: file };
    expect(sentencesOf(withFile)).toEqual([expect.stringContaining("cannot be read")]);
    writeFileSync(file, "\n");
    expect(sentencesOf(withFile)).toEqual([expect.stringContaining("is empty")]);
    writeFileSync(file, "pk_2\n");
    expect(readEnvironment(withFile).publishableKey).toBe("pk_2");
  });
});

describe("a build without a Firebase project", () => {
  it("is refused in production, where nobody could sign in", () => {
    expect(() => checkIdentityOfBuild(readEnvironment(production), undefined)).toThrow(
      /built without VITE_FIREBASE_CONFIG/,
    );
    checkIdentityOfBuild(readEnvironment(production), '{"projectId":"ink"}');
  });

  it("is what a demo shop runs", () => {
    const demo = { SHOP_ENVIRONMENT: "demo", MEDUSA_PUBLISHABLE_KEY: "pk_1" };
    checkIdentityOfBuild(readEnvironment(demo), undefined);
  });
});
