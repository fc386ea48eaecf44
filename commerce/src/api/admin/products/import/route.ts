import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { importProductsWorkflow } from "@medusajs/medusa/core-flows";
import { rearmCells } from "../../../../exports/rearmed-files";

/** Replaces Medusa's route: it reads the escaped cells of an exported file as what they were. */
export async function POST(
  req: AuthenticatedMedusaRequest & { file?: { originalname: string; buffer: Buffer } },
  res: MedusaResponse,
): Promise<void> {
  if (!req.file) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no file to import.");
  }
  const { originalname: filename, buffer } = req.file;
  const fileContent = await text(rearmCells(Readable.from([buffer]))).catch((error: Error) => {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, error.message);
  });
  const { result, transaction } = await importProductsWorkflow(req.scope).run({
    input: { filename, fileContent },
  });
  res.status(202).json({ transaction_id: transaction.transactionId, summary: result });
}
