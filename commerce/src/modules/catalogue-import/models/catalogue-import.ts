import { model } from "@medusajs/framework/utils";

/**
 * - `waiting`: uploaded, to be checked.
 * - `checking`: its rows are read; nothing changes.
 * - `checked`: its plan is known. Without errors it can be confirmed.
 * - `confirmed`: to be run.
 * - `running`: the catalogue is changed; a rollback is possible.
 * - `done`, `failed`, `cancelled`: over. After the last two the catalogue is unchanged.
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

/** An uploaded catalogue file. */
export const CatalogueImport = model
  .define("catalogue_import", {
    id: model.id({ prefix: "cimp" }).primaryKey(),
    status: model.enum([...importStatuses]).default("waiting"),
    file_name: model.text(),
    /** The id of the user who uploaded it. */
    created_by: model.text(),
    /** The number of rows with a product; known after the check. */
    rows: model.number().default(0),
    /** The number of checked rows, and later of written ones. */
    done: model.number().default(0),
    /** The numbers of products that it creates, updates, and leaves unchanged. */
    created: model.number().default(0),
    updated: model.number().default(0),
    unchanged: model.number().default(0),
    error_count: model.number().default(0),
    /** Why it failed, in a sentence. */
    message: model.text().default(""),
    cancel_requested: model.boolean().default(false),
    /** The id of its write in the catalogue's journal, by which it can be rolled back. */
    write_id: model.text().nullable(),
    /** The worker that processes it, and the end of its lease. */
    worker: model.text().nullable(),
    lease_until: model.dateTime().nullable(),
    started_at: model.dateTime().nullable(),
    finished_at: model.dateTime().nullable(),
    planned_rows: model.hasMany(() => ImportRow, { mappedBy: "import" }),
  })
  .cascades({ delete: ["planned_rows"] });

/** The plan of a row. */
export const rowOutcomes = ["error", "create", "update", "unchanged"] as const;

/** The checked row of a file. */
export const ImportRow = model
  .define("catalogue_import_row", {
    id: model.id({ prefix: "cimr" }).primaryKey(),
    /** The row's number in a spreadsheet; row 1 has the column names. */
    number: model.number(),
    outcome: model.enum([...rowOutcomes]),
    /** The title or another name, for people. */
    title: model.text(),
    /** The existing product, and its version at the time of the check. */
    product_id: model.text().nullable(),
    version: model.text().nullable(),
    /** The new product, or the changed fields of an existing one. */
    product: model.json().nullable(),
    /** All problems, as `{column, message}`. */
    problems: model.json(),
    import: model.belongsTo(() => CatalogueImport, { mappedBy: "planned_rows" }),
  })
  .indexes([{ on: ["import_id", "number"] }]);
