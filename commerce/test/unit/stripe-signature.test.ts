import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isSignedByStripe } from "../../src/stripe-signature";

const secret = "whsec_not_a_real_secret";
const now = Date.UTC(2026, 10, 21);
const body = `{"id":"evt_1"}`;

function sign(time: number, key = secret): string {
  return createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
}

const time = now / 1000;

it("is right where the secret signed this body a moment ago", () => {
  expect(isSignedByStripe(body, `t=${time},v1=${sign(time)}`, secret, now)).toBe(true);
  const whileChanging = `t=${time},v1=${sign(time, "whsec_old")},v1=${sign(time)},v0=x`;
  expect(isSignedByStripe(Buffer.from(body), whileChanging, secret, now)).toBe(true);
});

it.each([
  ["another secret's", `t=${time},v1=${sign(time, "whsec_other")}`],
  ["too old", `t=${time - 301},v1=${sign(time - 301)}`],
  ["from the future", `t=${time + 301},v1=${sign(time + 301)}`],
  ["of another time", `t=${time},v1=${sign(time - 1)}`],
  ["under another name", `t=${time},v0=${sign(time)}`],
  ["without a time", `v1=${sign(time)}`],
  ["nothing", ""],
  ["not hexadecimal", `t=${time},v1=xyz`],
])("is wrong where it is %s", (_what, header) => {
  expect(isSignedByStripe(body, header, secret, now)).toBe(false);
});
