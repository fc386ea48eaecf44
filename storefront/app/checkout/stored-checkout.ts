import type { AddressValues, ContactValues } from "./address/address-rules.ts";
import { emptyAddress, emptyContact } from "./address/address-rules.ts";

/** The steps of the checkout, in their order. */
export const steps = ["contact", "shipping", "payment", "review"] as const;

export type Step = (typeof steps)[number];

/** An order that the shopper has asked for and that is not answered yet. */
interface Placing {
  cartId: string;
  providerId: string;
  /** The agreed terms, from `termsOf`. */
  terms: string;
  /** When it was asked for, ms since 1970. */
  at: number;
}

/** What the checkout remembers besides the backend's cart. Never card data. */
export interface CheckoutMemory {
  step: Step;
  /** The typed contact, whether or not it has reached the cart. */
  contact: ContactValues | null;
  /** The typed billing address; null if it is the delivery address. */
  billing: AddressValues | null;
  providerId: string;
  placing: Placing | null;
  /** The cart of a payment that may have succeeded; empty if none. */
  payingCartId: string;
}

const nothing: CheckoutMemory = {
  step: "contact",
  contact: null,
  billing: null,
  providerId: "",
  placing: null,
  payingCartId: "",
};

const key = "checkout";

/**
 * What this tab remembers of the checkout, over a reload and a visit of the bank. It ends with the
 * tab, and the values of a signed-in person are shown to nobody else.
 *
 * @param uid who is signed in; null for a guest
 */
export function storedCheckout(uid: string | null): CheckoutMemory {
  const stored = readStored();
  if (typeof stored.uid === "string" && stored.uid !== uid) {
    forgetCheckout();
    return nothing;
  }
  return {
    step: steps.find((step) => step === stored.step) ?? nothing.step,
    contact: textsOf(stored.contact, emptyContact),
    billing: textsOf(stored.billing, emptyAddress),
    providerId: textOf(stored.providerId),
    placing: placingOf(stored.placing),
    payingCartId: textOf(stored.payingCartId),
  };
}

/** Remembers a change for the given person. Without storage, a reload starts again. */
export function rememberCheckout(uid: string | null, change: Partial<CheckoutMemory>): void {
  const known = storedCheckout(uid);
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...known, ...change, uid }));
  } catch {
    // Storage is blocked: the values stay on screen until the page is left.
  }
}

/** Forgets all of it, after the order. */
export function forgetCheckout(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Stored texts in the shape of a form; anything else is ignored. */
function textsOf<Shape extends object>(stored: unknown, shape: Shape): Shape | null {
  if (!isRecord(stored)) return null;
  const read = Object.keys(shape).map((name) => [name, textOf(stored[name])]);
  return Object.fromEntries(read) as Shape;
}

function placingOf(stored: unknown): Placing | null {
  if (!isRecord(stored)) return null;
  const { cartId, providerId, terms, at } = stored;
  if (typeof cartId !== "string" || typeof providerId !== "string") return null;
  if (typeof terms !== "string" || typeof at !== "number") return null;
  return { cartId, providerId, terms, at };
}

function textOf(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
