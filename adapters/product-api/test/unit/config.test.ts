import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/config.ts";

const production = {
  COMMERCE_URL: "http://commerce:9000/",
  DATABASE_URL: "postgres://shop:secret@postgres:5432/shop",
  CORS_ORIGINS: "https://shop.example, https://www.shop.example",
  MEDUSA_PUBLISHABLE_KEY: "pk_test",
};

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.problems;
    }
    throw error;
  }
}

describe("the service's configuration", () => {
  it("is production unless told otherwise, listening to the outside", () => {
    expect(readConfig(production)).toMatchObject({
      environment: "production",
      host: "0.0.0.0",
      port: 9100,
      commerceUrl: "http://commerce:9000",
      corsOrigins: ["https://shop.example", "https://www.shop.example"],
      trustedProxies: ["loopback"],
    });
  });

  it("needs nothing but a key for a demonstration, and stays on this machine", () => {
    const config = readConfig({ SHOP_ENVIRONMENT: "demo", MEDUSA_PUBLISHABLE_KEY: "pk_test" });
    expect(config).toMatchObject({ host: "127.0.0.1", commerceUrl: "http://localhost:9000" });
  });

  it("names everything that is missing at once", () => {
    const problems = problemsOf({});
    expect(problems).toHaveLength(4);
    for (const name of ["COMMERCE_URL", "DATABASE_URL", "CORS_ORIGINS", "MEDUSA_PUBLISHABLE_KEY"]) {
      expect(problems.join("\n")).toContain(`${name} is missing`);
    }
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfig({ ...production, PORT: "", LOG_LEVEL: "" })).toMatchObject({
      port: 9100,
      logLevel: "info",
    });
  });

  it.each([
    [{ SHOP_ENVIRONMENT: "test" }, /production or demo/],
    [{ PORT: "ninety" }, /PORT must be a whole number/],
    [{ PORT: "70000" }, /PORT must be a whole number/],
    [{ COMMERCE_URL: "ftp://commerce" }, /http or https/],
    [{ DATABASE_URL: "mysql://db/shop" }, /begins with postgres/],
    [{ CATALOGUE_MAY_BE_OLD_MS: "5" }, /CATALOGUE_MAY_BE_OLD_MS must be a whole number/],
    [{ CORS_ORIGINS: "https://shop.example/path" }, /without a path/],
    [{ CORS_ORIGINS: "*" }, /CORS_ORIGINS must hold origins/],
    [{ TRUSTED_PROXIES: "everyone" }, /TRUSTED_PROXIES must hold addresses/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
    [{ RATE_LIMIT_PER_MINUTE: "0" }, /RATE_LIMIT_PER_MINUTE/],
  ])("refuses %o with a sentence", (wrong, sentence) => {
    const problems = problemsOf({ ...production, ...wrong });
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  it("says which key file cannot be read", () => {
    const { MEDUSA_PUBLISHABLE_KEY: _, ...withoutKey } = production;
    expect(problemsOf({ ...withoutKey, MEDUSA_PUBLISHABLE_KEY_FILE: "/no/such/file" })).toEqual([
      expect.stringContaining("/no/such/file"),
    ]);
  });
});
