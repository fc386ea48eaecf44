import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { writeFile } from "../../../../catalogue-file/write-file";
import { allProducts } from "../../../../catalogue-import/all-products";
import { ExportQuery } from "./validators";

/**
 * Answers all products with their sheets as a CSV file that can be imported again. The file is sent
 * while products are read. If reading fails, the connection is cut and the browser reports it.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { success, data, error } = ExportQuery.safeParse(req.query);
  if (!success) {
    const message = error.issues.map(({ message, path }) => `${path.join(".")}: ${message}`);
    res
      .status(400)
      .json({ type: "invalid_data", code: "invalid_query", message: message.join(" ") });
    return;
  }
  const shape =
    data.decimals === "comma"
      ? ({ separator: ";", decimalMark: "," } as const)
      : ({ separator: ",", decimalMark: "." } as const);
  const day = new Date().toISOString().slice(0, 10);
  res
    .status(200)
    .set("Content-Type", "text/csv; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="catalogue-${day}.csv"`)
    .set("Cache-Control", "private, no-store")
    .set("X-Content-Type-Options", "nosniff");
  try {
    await pipeline(writeFile(allProducts(req.scope), shape), res);
  } catch (error) {
    if (res.closed && !res.errored) return;
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error("The catalogue's export broke off", error as Error);
  }
}
