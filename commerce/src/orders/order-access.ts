import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret that signs links to orders, and its name in the signature. */
export interface LinkKey {
  id: string;
  secret: string;
}

const day = 24 * 60 * 60 * 1000;

/** A link to an order is valid for so many days. */
export const accessDays = 90;

/**
 * The signature that opens an order without a session for 90 days: `key.end.signature`, with the
 * end in milliseconds to the base 36. It is the parameter `access` of links.
 *
 * @param keys the first one signs
 */
export function orderAccess(orderId: string, keys: LinkKey[], now = Date.now()): string {
  const [key] = keys;
  if (!key) throw new Error("There is no secret to sign order links with.");
  const end = (now + accessDays * day).toString(36);
  return `${key.id}.${end}.${signatureOf(orderId, end, key)}`;
}

/**
 * Whether a signature opens this order now. Any of the keys verifies, so that a secret can be
 * replaced.
 */
export function opensOrder(
  access: string,
  orderId: string,
  keys: LinkKey[],
  now = Date.now(),
): boolean {
  const [keyId, end = "", signature = ""] = access.split(".");
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return false;
  const right = Buffer.from(signatureOf(orderId, end, key));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) && parseInt(end, 36) > now;
}

function signatureOf(orderId: string, end: string, key: LinkKey): string {
  return createHmac("sha256", key.secret)
    .update(`order-link\n${orderId}\n${end}`)
    .digest("base64url");
}
