import { slugOf } from "../../catalogue-schema/src/slug";
import type { CellProblem } from "../catalogue-file/columns";
import type { CatalogueProduct } from "../catalogue-product/catalogue-product";
import type { KnownProducts } from "./known-products";

/** The names that identify a product, as they would be after an import. */
export interface Names {
  /** Undefined for a new product. */
  id?: string;
  title: string;
  handle: string;
  mpn: string;
}

interface SeenRow {
  number: number;
  mpn: string;
}

/** Remembers which row was the first with a product, slug, part number or title. */
export class SeenInFile {
  readonly #rows = new Map<string, SeenRow>();

  /** The first row with this value: the given one where it is new. */
  first(what: keyof Names, value: string, row: SeenRow): SeenRow {
    const key = `${what} ${value}`;
    const first = this.#rows.get(key) ?? row;
    this.#rows.set(key, first);
    return first;
  }
}

/**
 * The names of a row that another product or another row has. Two new products may share a title if
 * both have part numbers, as in the merchandiser's form: their slugs get numbers.
 */
export function collisions(
  number: number,
  names: Names,
  existing: CatalogueProduct | undefined,
  known: KnownProducts,
  seen: SeenInFile,
): CellProblem[] {
  const row = { number, mpn: names.mpn };
  const sameProduct = names.id ? seen.first("id", names.id, row) : row;
  if (sameProduct.number !== number) {
    return [{ column: "", message: `Row ${sameProduct.number} is about the same product.` }];
  }
  return [
    ...handleCollision(row, names, existing, known, seen),
    ...titleCollision(row, names, known, seen),
    ...mpnCollision(row, names, existing, known, seen),
  ];
}

function handleCollision(
  row: SeenRow,
  { id, title, handle }: Names,
  existing: CatalogueProduct | undefined,
  known: KnownProducts,
  seen: SeenInFile,
): CellProblem[] {
  const first = seen.first("handle", handle || slugOf(title), row);
  if (!handle) return [];
  if (first !== row) {
    return [{ column: "handle", message: `Row ${first.number} has the same slug.` }];
  }
  const owner = known.idByHandle.get(handle);
  if (handle === existing?.handle || !owner || owner === id) return [];
  return [{ column: "handle", message: "Another product has this slug." }];
}

function titleCollision(
  row: SeenRow,
  { id, title }: Names,
  known: KnownProducts,
  seen: SeenInFile,
): CellProblem[] {
  if (id || !title) return [];
  const first = seen.first("title", title, row);
  if (first !== row && (!first.mpn || !row.mpn)) {
    return [{ column: "title", message: `Row ${first.number} has the same title.` }];
  }
  const namesakes = (known.idsByTitle.get(title) ?? []).map(
    (other) => known.byId.get(other)?.product,
  );
  if (!namesakes.some((other) => other && (!other.mpn || !row.mpn))) return [];
  return [
    {
      column: "title",
      message: "A product with this title is there already: to change it, give its id or handle.",
    },
  ];
}

function mpnCollision(
  row: SeenRow,
  { id, mpn }: Names,
  existing: CatalogueProduct | undefined,
  known: KnownProducts,
  seen: SeenInFile,
): CellProblem[] {
  if (!mpn) return [];
  const first = seen.first("mpn", mpn, row);
  if (first !== row) {
    return [{ column: "mpn", message: `Row ${first.number} has the same part number.` }];
  }
  if (mpn === existing?.mpn) return [];
  const others = (known.idsByMpn.get(mpn) ?? []).filter((other) => other !== id);
  // Several products have it, which is a problem of the row already.
  if (others.length > 1 && !id) return [];
  if (others.length === 0 && !known.stockedMpns.has(mpn)) return [];
  return [{ column: "mpn", message: "Another product has this part number already." }];
}
