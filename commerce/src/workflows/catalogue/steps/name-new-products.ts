import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { CatalogueProduct } from "../../../catalogue-product/catalogue-product";
import { fieldsRefusal } from "../../../catalogue-product/refusal";
import { type FieldProblem, readNewProduct } from "../../../catalogue-product/schema";
import { freeHandles } from "../handles";

/**
 * Checks new products against the rules and the existing products, and gives each a slug.
 *
 * A product exists already where one has its part number, or has its title and one of the two has
 * no part number. Otherwise titles may be equal: their slugs get numbers.
 *
 * @throws CatalogueRefusal invalid_fields, already_there
 */
export const nameNewProductsStep = createStep(
  "name-new-products",
  async (given: CatalogueProduct[], { container }) => {
    const products = given.map((product, index) => {
      const reading = readNewProduct(product);
      if (reading.problems) {
        throw fieldsRefusal("invalid_fields", within(given, index, reading.problems));
      }
      return reading.product;
    });
    const problems = await takenFields(container, products);
    if (problems.length > 0) throw fieldsRefusal("already_there", problems);
    const handles = await freeHandles(
      container,
      products.filter(({ handle }) => !handle).map(({ title }) => title),
    );
    return new StepResponse(
      products.map((product) => ({ ...product, handle: product.handle || handles.shift() || "" })),
    );
  },
);

/** With several products, a field's name begins with the product's index. */
function within(all: unknown[], index: number, problems: FieldProblem[]): FieldProblem[] {
  if (all.length === 1) return problems;
  return problems.map(({ field, message }) => ({ field: `products.${index}.${field}`, message }));
}

async function takenFields(
  container: MedusaContainer,
  products: CatalogueProduct[],
): Promise<FieldProblem[]> {
  const there = await namesakes(container, products);
  return products.flatMap((product, index) => {
    const others = [...there, ...products.slice(0, index)];
    const problems: FieldProblem[] = [];
    if (others.some((other) => product.handle && other.handle === product.handle)) {
      problems.push({ field: "handle", message: "Another product has this slug." });
    }
    if (others.some((other) => other.title === product.title && isSame(other, product))) {
      problems.push({ field: "title", message: "A product with this title is there already." });
    }
    if (others.some((other) => product.mpn && other.mpn === product.mpn)) {
      problems.push({ field: "mpn", message: "A product with this part number is there already." });
    }
    return within(products, index, problems);
  });
}

interface Named {
  title: string;
  handle: string;
  mpn: string;
}

function isSame(one: Named, other: Named): boolean {
  return !one.mpn || !other.mpn || one.mpn === other.mpn;
}

/** The existing products with one of these titles, handles or part numbers. */
async function namesakes(
  container: MedusaContainer,
  products: CatalogueProduct[],
): Promise<Named[]> {
  const titles = products.map(({ title }) => title);
  const handles = products.map(({ handle }) => handle).filter(Boolean);
  const mpns = products.map(({ mpn }) => mpn).filter(Boolean);
  const [found, variants, items] = await Promise.all([
    container
      .resolve(Modules.PRODUCT)
      .listProducts(
        { $or: [{ title: titles }, { handle: handles }] },
        { select: ["id", "title", "handle"], relations: ["variants"], take: null },
      ),
    container
      .resolve(Modules.PRODUCT)
      .listProductVariants({ sku: mpns }, { select: ["id", "sku"], take: mpns.length }),
    container
      .resolve(Modules.INVENTORY)
      .listInventoryItems({ sku: mpns }, { select: ["id", "sku"], take: mpns.length }),
  ]);
  return [
    ...found.map(({ title, handle, variants }) => ({
      title,
      handle,
      mpn: variants?.[0]?.sku ?? "",
    })),
    // The empty title matches no product, so only the part number counts.
    ...[...variants, ...items].map(({ sku }) => ({ title: "", handle: "", mpn: sku ?? "" })),
  ];
}
