import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, ProductStatus } from "@medusajs/framework/utils";
import type { Result } from "../result";

/** A product by id, or by title without regard to case and surrounding space. */
export type Wanted = { product_id: string } | { title: string };

/** Why a product cannot be chosen: the status of the answer, a code, a sentence. */
export interface Refusal {
  status: 404 | 409;
  code: "product_not_found" | "several_products" | "not_published";
  message: string;
}

interface Candidate {
  id: string;
  title: string;
  status: string;
}

/** The id of the one published product that matches, or the refusal. */
export async function findCandidate(
  container: MedusaContainer,
  wanted: Wanted,
): Promise<Result<string, Refusal>> {
  const found = await candidates(container, wanted);
  const published = found.filter(({ status }) => status === ProductStatus.PUBLISHED);
  const [only, another] = published;
  if (only && !another) return { value: only.id };
  if (another) {
    return refused(409, "several_products", `${published.length} products have this title.`);
  }
  if (found.length > 0) {
    return refused(409, "not_published", "This product is not published: publish it first.");
  }
  const which = "title" in wanted ? `the title “${wanted.title.trim()}”` : "this id";
  return refused(404, "product_not_found", `There is no product with ${which}.`);
}

function refused(status: Refusal["status"], code: Refusal["code"], message: string) {
  return { problem: { status, code, message } };
}

async function candidates(container: MedusaContainer, wanted: Wanted): Promise<Candidate[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const byId = "product_id" in wanted;
  const { data } = await query.graph({
    entity: "product",
    fields: ["id", "title", "status"],
    // Stored titles may have surrounding space too.
    filters: byId
      ? { id: wanted.product_id }
      : { title: { $ilike: `%${escaped(wanted.title.trim())}%` } },
  });
  if (byId) return data;
  const title = comparable(wanted.title);
  return data.filter((product) => comparable(product.title) === title);
}

function comparable(title: string): string {
  return title.trim().toLowerCase();
}

/** Escapes the wildcards of a pattern. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
