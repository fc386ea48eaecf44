import type { Listing } from "@chemical-ink/product-api/contract/listing";
import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Result } from "~/server/result.ts";
import { listProducts, searchProducts } from "./product-api.server.ts";

/** A printer that the catalogue has supplies for. */
export type KnownPrinter = {
  /** Make and model, as `filters.printer` takes it. */
  name: string;
  /** How many of the products looked at fit it. */
  supplies: number;
};

/** The most products looked at for one question. */
const itemsPerPage = 100;

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The printers that these products fit and whose name is wanted, by name. */
export function printersIn(
  products: Pick<Product, "compatiblePrinters">[],
  isWanted: (name: string) => boolean,
): KnownPrinter[] {
  const supplies = new Map<string, number>();
  for (const name of products.flatMap((product) => product.compatiblePrinters)) {
    if (isWanted(name)) supplies.set(name, (supplies.get(name) ?? 0) + 1);
  }
  return [...supplies]
    .map(([name, count]) => ({ name, supplies: count }))
    .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

function within(
  result: Result<Listing>,
  isWanted: (name: string) => boolean,
): Result<KnownPrinter[]> {
  return result.ok ? { ok: true, value: printersIn(result.value.products, isWanted) } : result;
}

/** Printers whose name holds what was typed, whatever its dashes, spaces and capitals. */
export async function printersLike(typed: string): Promise<Result<KnownPrinter[]>> {
  const words = typed.split(/\s+/).map(keyOf).filter(Boolean);
  if (words.length === 0) return { ok: true, value: [] };
  const holdsAll = (name: string) => {
    const key = keyOf(name);
    return key.includes(words.join("")) || words.every((word) => key.includes(word));
  };
  return within(await searchProducts(typed.trim().slice(0, 200), { itemsPerPage }), holdsAll);
}

/** Printers of one make, such as Epson. */
export async function printersOfMake(make: string): Promise<Result<KnownPrinter[]>> {
  const isOfMake = (name: string) => name.toLowerCase().startsWith(`${make.toLowerCase()} `);
  return within(await listProducts({ filters: { brand: [make] }, itemsPerPage }), isOfMake);
}
