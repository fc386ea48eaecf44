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
 * Says what a row comes to, and everything that is wrong with it. Its product is the one with its
 * id; else the one with its handle; else, where it has no handle, the one with its part number.
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
  // A row describes the first variant: it must not be written over by what is about another.
  return {
    problem: {
      column: "mpn",
      message: `This is another variant of “${existing.product.title}”: change it in Medusa's admin.`,
    },
  };
}

/** What of a product a row changes. What it does not change is not looked at twice. */
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

/** A row that is about no product one can find need not say all that a new one needs. */
function readNew(
  { product }: RowContent,
  unfound?: CellProblem,
): { product?: CatalogueProduct; problems: CellProblem[] } {
  if (unfound) return { problems: inColumns(readProductPatch(product).problems) };
  const { product: whole, problems } = readNewProduct(product);
  return { product: whole, problems: inColumns(problems) };
}

/** A field of a list becomes its column, and its place in the list a line of the cell. */
function inColumns(problems: FieldProblem[] = []): CellProblem[] {
  return problems.map(({ field, message }) => {
    const [column = "", index] = field.split(".");
    return { column, message: index ? `Line ${Number(index) + 1}: ${message}` : message };
  });
}

/** What cannot be read is missing afterwards too: nobody needs to hear that. */
function withoutDoubles(problems: CellProblem[], told: CellProblem[]): CellProblem[] {
  if (told.some(({ column }) => column === "")) return [];
  return problems.filter(({ column }) => !told.some((other) => other.column === column));
}
