import { model } from "@medusajs/framework/utils";

/**
 * - `waiting`: uploaded, to be checked.
 * - `checking`: its rows are being read; nothing changes.
 * - `checked`: everybody can see what it would do. Without errors it may be confirmed.
 * - `confirmed`: to be run.
 * - `running`: the catalogue is being changed, so that it can be rolled back.
 * - `done`, `failed`, `cancelled`: over. After the last two the catalogue is as it was.
 */
export const importStatuses = [
  "waiting",
  "checking",
  "checked",
  "confirmed",
  "running",
  "done",
  "failed",
  "cancelled",
] as const;

/** A catalogue file on its way into the catalogue. */
export const CatalogueImport = model
  .define("catalogue_import", {
    id: model.id({ prefix: "cimp" }).primaryKey(),
    status: model.enum([...importStatuses]).default("waiting"),
    /** What it was called where it came from. */
    file_name: model.text(),
    /** The user who uploaded it. */
    created_by: model.text(),
    /** Rows with a product; known once they are checked. */
    rows: model.number().default(0),
    /** How many of the rows have been checked; later, how many have been run. */
    done: model.number().default(0),
    /** What its rows come to: products to be created and updated, and those that are so already. */
    created: model.number().default(0),
    updated: model.number().default(0),
    unchanged: model.number().default(0),
    /** How many things are wrong with it. */
    error_count: model.number().default(0),
    /** Why it failed, a sentence. */
    message: model.text().default(""),
    cancel_requested: model.boolean().default(false),
    /** The entry in the catalogue's journal, by which it can be rolled back. */
    write_id: model.text().nullable(),
    /** Who is at work on it, and until when nobody else may be. */
    worker: model.text().nullable(),
    lease_until: model.dateTime().nullable(),
    started_at: model.dateTime().nullable(),
    finished_at: model.dateTime().nullable(),
    planned_rows: model.hasMany(() => ImportRow, { mappedBy: "import" }),
  })
  .cascades({ delete: ["planned_rows"] });

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
