import { lowestPrice } from "@chemical-ink/product-api/contract/chosen-variant";
import type { Product } from "@chemical-ink/product-api/contract/product";

/** The colours of one series that a printer uses together. */
export type SupplySet = {
  series: string;
  /** One of each colour in printing order: black, cyan, magenta, yellow, then the others. */
  members: Product[];
  total: number;
};

/** The products of one kind that fit a printer: ink bottles, toner, drums. */
export type SupplyKind = { name: string; sets: SupplySet[]; products: Product[] };

const pressOrder = ["black", "cyan", "magenta", "yellow"];
const placeOf = ({ color }: Product) => (pressOrder.indexOf(color.toLowerCase()) + 9) % 9;

/** The products by kind, with their sets of colours; kinds with sets come first. */
export function suppliesByKind(products: Product[]): SupplyKind[] {
  return [...grouped(products, ({ Category }) => Category)]
    .map(([name, ofKind]) => ({
      name,
      sets: [...grouped(ofKind, ({ series }) => series)].flatMap(([series, ofSeries]) =>
        series ? setOf(series, ofSeries) : [],
      ),
      products: ofKind.toSorted(
        (one, other) =>
          one.series.localeCompare(other.series) ||
          placeOf(one) - placeOf(other) ||
          one.Title.localeCompare(other.Title),
      ),
    }))
    .toSorted((one, other) => other.sets.length - one.sets.length);
}

/** A set has at least two colours; of two sizes it takes one in stock, then the cheaper. */
function setOf(series: string, products: Product[]): SupplySet[] {
  const members = [...grouped(products, ({ color }) => color.toLowerCase())]
    .flatMap(([color, same]) => (color ? (same.toSorted(inStockThenCheapest)[0] ?? []) : []))
    .sort((one, other) => placeOf(one) - placeOf(other));
  if (members.length < 2) return [];
  const cents = members.reduce((sum, { Price }) => sum + Math.round(Price * 100), 0);
  return [{ series, members, total: cents / 100 }];
}

function inStockThenCheapest(one: Product, other: Product): number {
  return (
    Number(other.Quantity > 0) - Number(one.Quantity > 0) || lowestPrice(one) - lowestPrice(other)
  );
}

function grouped(products: Product[], keyOf: (product: Product) => string) {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const group = groups.get(keyOf(product));
    if (group) group.push(product);
    else groups.set(keyOf(product), [product]);
  }
  return groups;
}
