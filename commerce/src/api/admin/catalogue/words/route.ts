import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isRefusal } from "../../../../catalogue-product/refusal";
import { translateWordsWorkflow } from "../../../../workflows/catalogue/translate-words";
import { answerRefusal } from "../../../answer-refusal";
import { readBody, refuseFields } from "../../../field-problems";
import { translatedWordsSchema } from "./validators";

/**
 * Translates words and categories into one language, for all products that use them; all or
 * nothing. An empty translation removes it. Answers what was sent; 400 with the problem of each
 * field.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { value, problems } = readBody(translatedWordsSchema, req.body);
  if (problems) return refuseFields(res, problems);
  try {
    await translateWordsWorkflow(req.scope).run({ input: value });
    res.json(value);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerRefusal(res, error);
  }
}
