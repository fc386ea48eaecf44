import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportForMerchandiserWorkflow } from "../workflows/export-for-merchandiser";
import type { ExportKind } from "./export-kind";

/** Starts an export of what the admin's list shows. The merchandiser's feed gets the file. */
export async function startExport(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  kind: ExportKind,
  select: string[],
): Promise<void> {
  const { transaction } = await exportForMerchandiserWorkflow(req.scope).run({
    input: {
      kind,
      select,
      filter: req.filterableFields,
      merchandiserId: req.auth_context.actor_id,
    },
  });
  res.status(202).json({ transaction_id: transaction.transactionId });
}
