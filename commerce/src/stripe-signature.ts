import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds a signature may be old: what is repeated later than that is no message of Stripe's. */
const tolerance = 300;

/**
 * Whether Stripe signed this message, and did so a moment ago; as its documentation says under
 * "Verify webhook signatures manually": `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, with several
 * `v1` while a secret is being changed.
 */
export function isSignedByStripe(
  body: string | Buffer,
  header: string,
  secret: string,
  now = Date.now(),
): boolean {
  const parts = header.split(",").map((part) => part.split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const right = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, value = ""]) => {
    const given = Buffer.from(value, "hex");
    return name === "v1" && given.length === right.length && timingSafeEqual(given, right);
  });
}
