import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { findExport } from "../../../../exports/feed";

const refusals = {
  unknown: { status: 404, code: "unknown_export", message: "There is no such export of yours." },
  expired: {
    status: 410,
    code: "export_expired",
    message: "This export's file was removed after a day. Export again to get a new one.",
  },
};

/**
 * Answers the file of an export to the merchandiser who asked for it. The backend sends it from
 * wherever it is stored: a signed URL of a bucket would open for everybody who has it.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const { value: entry, problem } = await findExport(req.scope, id, req.auth_context.actor_id);
  if (problem) {
    const { status, code, message } = refusals[problem];
    res.status(status).json({ type: "not_found", code, message });
    return;
  }
  const { fileKey, filename } = entry;
  const content = await req.scope.resolve(Modules.FILE).getDownloadStream(fileKey);
  res
    .status(200)
    .set("Content-Type", "text/csv; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="${filename}"`)
    .set("Cache-Control", "private, no-store")
    .set("X-Content-Type-Options", "nosniff");
  try {
    await pipeline(content, res);
  } catch (error) {
    if (res.closed && !res.errored) return;
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The download of export ${id} broke off`, error as Error);
  }
}
