import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readWords } from "../../../../../workflows/catalogue/words";
import { readBody, refuseFields } from "../../../../field-problems";
import { wordTextsSchema } from "../validators";

/** Answers the translations of words and categories; empty where there is none. By POST, because
 * texts are too long for a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { value, problems } = readBody(wordTextsSchema, req.body);
  if (problems) return refuseFields(res, problems);
  res.json(await readWords(req.scope, value));
}
