import type { AddressValues, ContactValues } from "./address/address-rules.ts";
import { emptyAddress, emptyContact } from "./address/address-rules.ts";

/** The steps of the checkout, in their order. */
export const steps = ["contact", "shipping", "payment", "review"] as const;

export type Step = (typeof steps)[number];

/** An order the shopper has asked for, and of which no answer has come yet. */
interface Placing {
  cartId: string;
  providerId: string;
  /** What was agreed to, as `termsOf` tells it. */
  terms: string;
  /** When it was asked for, milliseconds since 1970. */
  at: number;
}

/** What the checkout remembers beyond the backend's cart. Card data is never among it. */
export interface CheckoutMemory {
  step: Step;
  /** What was typed, whether or not it has reached the cart. */
  contact: ContactValues | null;
  /** Another address for the invoice, as it was typed; null where it is the same. */
  billing: AddressValues | null;
  providerId: string;
  placing: Placing | null;
  /** The cart a payment was begun for that may have succeeded since; empty for none. */
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

/** The key in the browser's storage of this tab. */
const key = "checkout";

/**
 * What this tab remembers of the checkout: over a reload, and over the way to the bank and back. It
 * ends with the tab, and what somebody typed who was signed in is shown to nobody else.
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

/** Remembers a change, for whom it is. Where the browser keeps nothing, a reload begins anew. */
export function rememberCheckout(uid: string | null, change: Partial<CheckoutMemory>): void {
  const known = storedCheckout(uid);
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...known, ...change, uid }));
  } catch {
    // Closed storage: what is on screen stays as long as the page.
  }
}

/** Forgets all of it: the order is placed. */
export function forgetCheckout(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
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

/** What is stored in the shape of a form; something else in storage is nothing. */
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
