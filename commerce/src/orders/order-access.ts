import { createHmac, timingSafeEqual } from "node:crypto";

/** A secret that order links are signed with, and the name they carry of it. */
export interface LinkKey {
  id: string;
  secret: string;
}

const day = 24 * 60 * 60 * 1000;

/** How long a link to an order opens it. */
export const accessDays = 90;

/**
 * What opens one order to whoever has it, for 90 days: `key.end.signature`, the end in
 * milliseconds to the base 36. Goes into links as `access`.
 *
 * @param keys the first of them signs
 */
export function orderAccess(orderId: string, keys: LinkKey[], now = Date.now()): string {
  const [key] = keys;
  if (!key) throw new Error("There is no secret to sign order links with.");
  const end = (now + accessDays * day).toString(36);
  return `${key.id}.${end}.${signatureOf(orderId, end, key)}`;
}

/** Whether an access opens this order now; by any of the keys, so that a secret can be changed. */
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
