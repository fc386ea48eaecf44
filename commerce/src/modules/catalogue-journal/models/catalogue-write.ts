import { model } from "@medusajs/framework/utils";

/** One business of writing products, from its first step to its last. */
export const CatalogueWrite = model
  .define("catalogue_write", {
    id: model.id({ prefix: "cwrite" }).primaryKey(),
    kind: model.enum(["create", "update", "delete", "import"]),
    /** `undoing`: it failed or its process died, and somebody is taking it back. */
    state: model.enum(["begun", "undoing", "done", "undone"]).default("begun"),
    /** Until then its process is alive; renewed while it works. */
    lease_until: model.dateTime(),
    /** What the caller calls this request, so that it is done once however often it is sent. */
    idempotency_key: model.text().nullable(),
    /** What was asked for under the key: a hash. */
    fingerprint: model.text().nullable(),
    /** What the caller was answered. */
    answer: model.json().nullable(),
    /** Ids of the categories and printers it makes, written down before they are made. */
    category_ids: model.array().default([]),
    printer_ids: model.array().default([]),
    products: model.hasMany(() => CatalogueWriteProduct, { mappedBy: "write" }),
  })
  .cascades({ delete: ["products"] })
  .indexes([
    { on: ["idempotency_key"], unique: true, where: "idempotency_key is not null" },
    { on: ["state", "lease_until"] },
  ]);

/** A product that a write changes, and what it was before. */
export const CatalogueWriteProduct = model.define("catalogue_write_product", {
  id: model.id({ prefix: "cwprod" }).primaryKey(),
  write: model.belongsTo(() => CatalogueWrite, { mappedBy: "products" }),
  product_id: model.text(),
  /** The whole product as it was stored; null where it did not exist. */
  before: model.json().nullable(),
});
