import { forEachFacet } from "@chemical-ink/catalogue-schema/facets";
import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import { z } from "zod";
import type { Cart, CartLine } from "./cart-lines.ts";
import { fewCodes } from "./codes-slice.ts";
import { emptyProduct } from "./empty-product.ts";
import type { ChosenFilters } from "./filters-slice.ts";
import { fewPrinters } from "./printers-slice.ts";
import { fewSearches } from "./searches-slice.ts";
import { type PersistedState, storedVersion } from "./slices.ts";
import type { UserInfo } from "./user-slice.ts";

const envelopeSchema = z.object({
  version: z.literal(storedVersion),
  state: z.record(z.string(), z.unknown()),
});
/** Nobody orders more lines; parsing more would delay the page. */
const mostLines = 1_000;
const cartSchema = z.object({
  cartId: z.string().min(1).nullable().catch(null),
  lines: z.array(z.unknown()),
});
const lineSchema = z.object({
  _id: z.string().min(1),
  variantId: z.string().min(1),
  quantity: z.number().int().min(1),
});
const viewModeSchema = z.enum(["grid", "list"]);
const filterValuesSchema = z.array(z.string());
const nameSchema = z.string().trim().min(1).max(200);
/** Null is stored too: it tells the other tabs that somebody signed out. */
const userSchema = z.object({
  userInfo: z
    .object({
      uid: z.string().min(1),
      email: z.string(),
      isMerchandiser: z.literal(true).optional().catch(undefined),
    })
    .nullable(),
});

/**
 * Reads what an earlier visit stored. Null if it is not JSON, or has another shape or version. Each
 * part is checked by itself, so an invalid part loses only that part, and an invalid field of a
 * product in the cart does not lose the line.
 */
export function readStoredState(text: string): Partial<PersistedState> | null {
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) return null;
  const stored = envelope.data.state;
  const read = Object.entries(readers).map(([key, read]) => [key, read(stored[key])]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}

/** The reader of each part; null if the stored part is not valid. */
const readers: { [Key in keyof PersistedState]: (value: unknown) => PersistedState[Key] | null } = {
  cart: readCart,
  savedForLater: readLines,
  promotionCodes: (value) => readNames(value, fewCodes),
  viewMode: (value) => readWith(viewModeSchema, value),
  filters: readFilters,
  user: readUser,
  editedProduct: readProduct,
  printers: (value) => readNames(value, fewPrinters),
  searches: (value) => readNames(value, fewSearches),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readWith<Value>(schema: z.ZodType<Value>, value: unknown): Value | null {
  const read = schema.safeParse(value);
  return read.success ? read.data : null;
}

function readCart(value: unknown): Cart | null {
  const cart = readWith(cartSchema, value);
  if (!cart) return null;
  return { cartId: cart.cartId, lines: linesIn(cart.lines) };
}

function readLines(value: unknown): CartLine[] | null {
  const lines = readWith(z.array(z.unknown()), value);
  return lines && linesIn(lines);
}

function linesIn(values: unknown[]): CartLine[] {
  return values
    .slice(0, mostLines)
    .map(readLine)
    .filter((line) => line !== null);
}

function readLine(value: unknown): CartLine | null {
  const line = readWith(lineSchema, value);
  const product = line && readProduct(value);
  return product ? { ...product, ...line } : null;
}

/** Reads a product field by field: a missing or invalid field is empty. */
function readProduct(value: unknown): Product | null {
  const stored = readWith(z.record(z.string(), z.unknown()), value);
  if (!stored) return null;
  const product: Product = { ...emptyProduct };
  for (const [field, schema] of Object.entries(productSchema.shape)) {
    const read = schema.safeParse(stored[field]);
    if (read.success) Object.assign(product, { [field]: read.data });
  }
  return product;
}

function readFilters(value: unknown): ChosenFilters | null {
  const stored = readWith(z.record(z.string(), z.unknown()), value);
  if (!stored) return null;
  return forEachFacet((type) => readWith(filterValuesSchema, stored[type]) ?? []);
}

/** Non-empty texts of 200 characters at most; anything else is left out. */
function readNames(value: unknown, few: (names: string[]) => string[]): string[] | null {
  const names = readWith(z.array(z.unknown()), value);
  return names && few(names.flatMap((name) => readWith(nameSchema, name) ?? []));
}

function readUser(value: unknown): { userInfo: UserInfo | null } | null {
  return readWith(userSchema, value);
}
