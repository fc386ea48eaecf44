import type { CellProblem } from "../catalogue-file/columns";
import type { RowContent } from "../catalogue-file/product-record";
import type { CatalogueProduct, ProductPatch } from "../catalogue-product/catalogue-product";
import { type FieldProblem, readNewProduct, readProductPatch } from "../catalogue-product/schema";
import { versionOf } from "../catalogue-product/version";
import type { PlannedRow } from "../modules/catalogue-import/service";
import { impossibleFields } from "../workflows/catalogue/steps/read-for-update";
import type { StoredProduct } from "../workflows/catalogue/stored-product";
import { changedFields } from "./changed-fields";
import { collisions, type SeenInFile } from "./collisions";
import type { KnownProducts } from "./known-products";

type Match = { existing?: StoredProduct; problem?: CellProblem };

/**
 * Plans a row, with all its problems. It belongs to the product with its id; else to the one with
 * its handle; else, where it has no handle, to the one with its part number.
 */
export function planRow(
  number: number,
  content: RowContent,
  known: KnownProducts,
  seen: SeenInFile,
): PlannedRow {
  const { existing, problem } = match(content, known);
  const read = existing ? readChanges(existing, content) : readNew(content, problem);
  const problems = [
    ...(problem ? [problem] : []),
    ...content.problems,
    ...withoutDoubles(read.problems, content.problems),
  ];
  const whole = { ...existing?.product, ...content.product, ...read.product };
  const { title = "", handle = "", mpn = "" } = whole;
  const names = { id: existing?.id, title, handle, mpn };
  problems.push(...collisions(number, names, existing?.product, known, seen));
  const row = {
    number,
    title: (title || mpn || handle || content.id || "").slice(0, 200),
    product_id: existing?.id ?? null,
    version: existing ? versionOf(existing.product) : null,
    problems,
  };
  if (problems.length > 0 || !read.product) return { ...row, outcome: "error", product: null };
  if (!existing) return { ...row, outcome: "create", product: read.product };
  const isChanged = Object.keys(read.product).length > 0;
  return isChanged
    ? { ...row, outcome: "update", product: read.product }
    : { ...row, outcome: "unchanged", product: null };
}

function match({ id, product: { handle, mpn } }: RowContent, known: KnownProducts): Match {
  if (id) {
    const existing = known.byId.get(id);
    if (existing) return { existing };
    return {
      problem: {
        column: "id",
        message: "There is no product with this id. For a new product leave it empty.",
      },
    };
  }
  if (handle) return { existing: known.byId.get(known.idByHandle.get(handle) ?? "") };
  const ids = mpn ? (known.idsByMpn.get(mpn) ?? []) : [];
  if (ids.length > 1) {
    return {
      problem: {
        column: "mpn",
        message: `${ids.length} products have this part number: say which by id or handle.`,
      },
    };
  }
  const existing = known.byId.get(ids[0] ?? "");
  if (!existing || existing.product.mpn === mpn || existing.variant?.sku === mpn)
    return { existing };
  // A row describes the first variant. A row of another variant must not overwrite it.
  return {
    problem: {
      column: "mpn",
      message: `This is another variant of “${existing.product.title}”: change it in Medusa's admin.`,
    },
  };
}

/** The changes of a row. Unchanged fields are not validated again. */
function readChanges(
  existing: StoredProduct,
  { product }: RowContent,
): { product?: ProductPatch; problems: CellProblem[] } {
  const before = existing.product;
  const changes: Record<string, unknown> = {};
  for (const field of changedFields(before, product)) changes[field] = product[field];
  if (product.images && "images" in changes) {
    const sourcesOf = new Map(before.images.map(({ url, sources }) => [url, sources]));
    changes.images = product.images.map(({ url }) => ({ url, sources: sourcesOf.get(url) ?? [] }));
  }
  const { product: patch, problems } = readProductPatch(changes);
  if (problems) return { problems: inColumns(problems) };
  return {
    product: patch,
    problems: inColumns(impossibleFields(existing, { ...before, ...patch })),
  };
}

/** A row whose product was not found need not have all fields of a new product. */
function readNew(
  { product }: RowContent,
  unfound?: CellProblem,
): { product?: CatalogueProduct; problems: CellProblem[] } {
  if (unfound) return { problems: inColumns(readProductPatch(product).problems) };
  const { product: whole, problems } = readNewProduct(product);
  return { product: whole, problems: inColumns(problems) };
}

/** A field of a list becomes its column, and its index a line of the cell. */
function inColumns(problems: FieldProblem[] = []): CellProblem[] {
  return problems.map(({ field, message }) => {
    const [column = "", index] = field.split(".");
    return { column, message: index ? `Line ${Number(index) + 1}: ${message}` : message };
  });
}

/**
 * Drops problems that follow from those already found, such as "missing" for a cell that cannot be
 * read.
 */
function withoutDoubles(problems: CellProblem[], told: CellProblem[]): CellProblem[] {
  if (told.some(({ column }) => column === "")) return [];
  return problems.filter(({ column }) => !told.some((other) => other.column === column));
}
