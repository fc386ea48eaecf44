import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readVocabulary } from "../../../../medusa-internals/vocabulary";

/** Answers the categories, brands, colours and labels that products use. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ vocabulary: await readVocabulary(req.scope) });
}
