import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { CATALOGUE_IMPORT_MODULE } from "../../../../../../modules/catalogue-import";
import type CatalogueImportModuleService from "../../../../../../modules/catalogue-import/service";
import { refuseUnknown } from "../../refuse";
import { RowsQuery } from "../../validators";

/** Answers the planned rows of an import in pages. `next` is the `after` of the next page. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = "" } = req.params;
  const { outcome, after, limit } = RowsQuery.parse(req.query);
  const imports = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE);
  const [stored] = await imports.listCatalogueImports({ id }, { select: ["id"] });
  if (!stored) return refuseUnknown(res);
  const rows = await imports.rowsAfter(id, outcome, after, limit);
  res.json({
    rows: rows.map(({ number, outcome, title, product_id, product, problems }) => ({
      number,
      outcome,
      title,
      product_id,
      /** The columns that the import changes. */
      changes: outcome === "update" ? Object.keys(product ?? {}) : [],
      problems,
    })),
    next: rows.length === limit ? rows.at(-1)?.number : null,
  });
}
