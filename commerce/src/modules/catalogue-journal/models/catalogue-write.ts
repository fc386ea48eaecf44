import { model } from "@medusajs/framework/utils";

/** A write of products, from its first step to its last. */
export const CatalogueWrite = model
  .define("catalogue_write", {
    id: model.id({ prefix: "cwrite" }).primaryKey(),
    kind: model.enum(["create", "update", "delete", "import"]),
    /** `undoing`: it failed or its process died, and a process is rolling it back. */
    state: model.enum(["begun", "undoing", "done", "undone"]).default("begun"),
    /** Renewed while the process works. After it the process counts as dead. */
    lease_until: model.dateTime(),
    /** The caller's key of the request, which is done once however often it is sent. */
    idempotency_key: model.text().nullable(),
    /** A hash of the request. */
    fingerprint: model.text().nullable(),
    /** The answer to the caller. */
    answer: model.json().nullable(),
    /** Ids of the categories and printers it creates, stored before they are created. */
    category_ids: model.array().default([]),
    printer_ids: model.array().default([]),
    products: model.hasMany(() => CatalogueWriteProduct, { mappedBy: "write" }),
  })
  .cascades({ delete: ["products"] })
  .indexes([
    { on: ["idempotency_key"], unique: true, where: "idempotency_key is not null" },
    { on: ["state", "lease_until"] },
  ]);

/** A product of a write, in its earlier state. */
export const CatalogueWriteProduct = model.define("catalogue_write_product", {
  id: model.id({ prefix: "cwprod" }).primaryKey(),
  write: model.belongsTo(() => CatalogueWrite, { mappedBy: "products" }),
  product_id: model.text(),
  /** The whole product as it was stored; null where it did not exist. */
  before: model.json().nullable(),
});
