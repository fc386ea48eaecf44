import { createHmac, timingSafeEqual } from "node:crypto";

/** The oldest accepted signature, seconds. It limits replays. */
const tolerance = 300;

/**
 * Whether Stripe has signed this message, at most five minutes ago; see "Verify webhook signatures
 * manually" in its documentation: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, with several `v1`
 * while a secret is being replaced.
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
