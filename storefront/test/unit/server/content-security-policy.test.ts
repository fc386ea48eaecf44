import { expect, it } from "vitest";
import { contentSecurityPolicy } from "~/server/content-security-policy.server.ts";
import { readEnvironment } from "~/server/environment.server.ts";

const demo = readEnvironment({ SHOP_ENVIRONMENT: "demo", MEDUSA_PUBLISHABLE_KEY: "pk_1" });

it("runs only scripts of ours, inline ones by their hash", () => {
  const policy = contentSecurityPolicy(demo, ["'sha256-abc='"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

it("lets the browser call the shop's own services", () => {
  expect(contentSecurityPolicy(demo, [])).toMatch(
    /connect-src 'self' http:\/\/localhost:9000 http:\/\/localhost:9100/,
  );
});

it("lets Stripe in where one can pay by card, and nowhere else", () => {
  expect(contentSecurityPolicy(demo, [])).not.toContain("stripe");
  const policy = contentSecurityPolicy(
    { ...demo, stripePublishableKey: "pk_test_not_a_real_key_0" },
    [],
  );
  expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  expect(policy).toMatch(
    /frame-src [^;]*https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/,
  );
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
});
