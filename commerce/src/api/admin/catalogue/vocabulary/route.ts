import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readVocabulary } from "../../../../medusa-internals/vocabulary";

/** The words that the shop's products use: categories, brands, colours, labels of sheets. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ vocabulary: await readVocabulary(req.scope) });
}
