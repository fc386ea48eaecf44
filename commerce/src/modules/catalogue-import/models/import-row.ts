import { model } from "@medusajs/framework/utils";
import { CatalogueImport } from "./catalogue-import";

/** What a row of a file comes to. */
export const rowOutcomes = ["error", "create", "update", "unchanged"] as const;

/** What the check has found of one row of a file. */
export const ImportRow = model
  .define("catalogue_import_row", {
    id: model.id({ prefix: "cimr" }).primaryKey(),
    /** As a spreadsheet counts; 1 is the row with the names of the columns. */
    number: model.number(),
    outcome: model.enum([...rowOutcomes]),
    /** What a person knows it by. */
    title: model.text(),
    /** The product it is about, where there is one, and the version of it that was seen. */
    product_id: model.text().nullable(),
    version: model.text().nullable(),
    /** The whole product to be created, or what is to be changed of one. */
    product: model.json().nullable(),
    /** `{column, message}` of everything that is wrong with it. */
    problems: model.json(),
    import: model.belongsTo(() => CatalogueImport, { mappedBy: "planned_rows" }),
  })
  .indexes([{ on: ["import_id", "number"] }]);
