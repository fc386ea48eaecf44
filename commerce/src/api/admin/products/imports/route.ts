import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { HttpTypes } from "@medusajs/framework/types";
import { importProductsAsChunksWorkflow } from "@medusajs/medusa/core-flows";
import { rearmedFiles } from "../../../../exports/rearmed-files";

/** Replaces Medusa's route: it reads the escaped cells of an exported file as what they were. */
export async function POST(
  req: AuthenticatedMedusaRequest<HttpTypes.AdminImportProductsRequest>,
  res: MedusaResponse,
): Promise<void> {
  const { originalname: filename, file_key: fileKey } = req.validatedBody;
  const { result, transaction } = await importProductsAsChunksWorkflow(rearmedFiles(req.scope)).run(
    { input: { filename, fileKey } },
  );
  res.status(202).json({ transaction_id: transaction.transactionId, summary: result });
}
