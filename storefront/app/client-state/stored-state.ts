import type { FacetType } from "@chemical-ink/product-api/contract/listing";
import { type Product, productSchema } from "@chemical-ink/product-api/contract/product";
import { z } from "zod";
import type { Cart, CartLine } from "./cart-slice.ts";
import { emptyProduct } from "./empty-product.ts";
import type { ChosenFilters } from "./filters-slice.ts";
import { type PersistedState, storedVersion } from "./persistence.ts";
import type { UserInfo } from "./user-slice.ts";
import type { ViewMode } from "./view-mode-slice.ts";

const envelopeSchema = z.object({
  version: z.literal(storedVersion),
  state: z.record(z.string(), z.unknown()),
});
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
/** Null is news too: it tells the other tabs that somebody signed out. */
const userSchema = z.object({
  userInfo: z.object({ uid: z.string().min(1), email: z.string() }).nullable(),
});

/**
 * Reads what an earlier visit stored. Null where it is not ours: not JSON, another shape or
 * another version. Each part is checked by itself, so a broken part costs only that part, and an
 * odd field of a product in the cart does not cost the line.
 */
export function readStoredState(text: string): Partial<PersistedState> | null {
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) return null;
  const stored = envelope.data.state;
  return {
    ...present("cart", readCart(stored.cart)),
    ...present("viewMode", readWith<ViewMode>(viewModeSchema, stored.viewMode)),
    ...present("filters", readFilters(stored.filters)),
    ...present("user", readUser(stored.user)),
    ...present("editedProduct", readProduct(stored.editedProduct)),
  };
}

function present<Key extends keyof PersistedState>(
  key: Key,
  value: PersistedState[Key] | null,
): Partial<PersistedState> {
  return value === null ? {} : { [key]: value };
}

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
  const lines = cart.lines.map(readLine).filter((line) => line !== null);
  return { cartId: cart.cartId, lines };
}

function readLine(value: unknown): CartLine | null {
  const line = readWith(lineSchema, value);
  const product = line && readProduct(value);
  return product ? { ...product, ...line } : null;
}

/** A product field by field: a field that is missing or odd is empty. */
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
  const values = (type: FacetType) => readWith(filterValuesSchema, stored[type]) ?? [];
  return {
    brand: values("brand"),
    category: values("category"),
    color: values("color"),
    subCategory: values("subCategory"),
  };
}

function readUser(value: unknown): { userInfo: UserInfo | null } | null {
  return readWith(userSchema, value);
}
