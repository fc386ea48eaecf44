import { expect, it } from "vitest";
import { comparableAddress } from "../../src/email-address";

it("writes A–Z small, and leaves everything else", () => {
  expect(comparableAddress("Mira.ZÉ+1@Example.COM")).toBe("mira.zÉ+1@example.com");
});

it("keeps letters apart that only resemble each other", () => {
  expect(comparableAddress("mi\u212aa@example.com")).not.toBe("mika@example.com");
  expect(comparableAddress("M\u0130RA@example.com")).not.toBe("mira@example.com");
});
