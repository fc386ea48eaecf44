import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { mergeCategoriesWorkflow } from "../../../../../workflows/catalogue/merge-categories";
import type { MergeCategory } from "./validators";

/**
 * Moves all products of a category to the category `into_id`, and removes it. Answers
 * `{product_category, moved}`; 404 `category_not_found`, 400 `same_category`, or 400
 * `has_subcategories` where the category has subcategories.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<MergeCategory>,
  res: MedusaResponse,
): Promise<void> {
  const from = req.params.id ?? "";
  const into = req.validatedBody.into_id;
  if (from === into) throw refused("A category cannot be merged with itself.", "same_category");
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_category",
    fields: ["id", "category_children.id"],
    filters: { id: [from, into] },
  });
  const source = data.find(({ id }) => id === from);
  if (!source || !data.some(({ id }) => id === into)) {
    const sentence = "There is no such category.";
    throw new MedusaError(MedusaError.Types.NOT_FOUND, sentence, "category_not_found");
  }
  if (source.category_children?.some(Boolean)) {
    throw refused(
      "This category has subcategories: move or merge them first.",
      "has_subcategories",
    );
  }
  const { result } = await mergeCategoriesWorkflow(req.scope).run({ input: { from, into } });
  res.json({ product_category: { id: into }, moved: result.length });
}

function refused(sentence: string, code: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, sentence, code);
}
