import { model } from "@medusajs/framework/utils";

/**
 * The attributes of a product that Medusa has no field for. Empty text means "not known" or "no".
 */
export const ProductSheet = model
  .define("product_sheet", {
    id: model.id({ prefix: "sheet" }).primaryKey(),
    /** The kind of product: "ink bottle", "toner cartridge", "ink-tank printer". */
    kind: model.text().default(""),
    brand: model.text().default(""),
    color: model.text().default(""),
    /** A CSS colour. */
    color_swatch: model.text().default(""),
    /** The manufacturer's part number. */
    mpn: model.text().default(""),
    /** The colour set it belongs to. */
    series: model.text().default(""),
    ink_type: model.text().default(""),
    /** Who made it: "oem", "compatible", "remanufactured". */
    condition: model.text().default(""),
    volume_ml: model.float().nullable(),
    page_yield: model.number().nullable(),
    /** The standard of `page_yield`, such as "ISO/IEC 24711". */
    yield_standard: model.text().default(""),
    /** URLs of the PDF and the video. */
    pdf: model.text().default(""),
    video: model.text().default(""),
    /**
     * The attributes that the catalogue schema stores as JSON, by their backend names. The schema
     * validates each before it is written. A new attribute is stored here without a migration.
     */
    attributes: model.json().nullable(),
    /** Units sold. */
    sold: model.number().default(0),
    rows: model.hasMany(() => SheetRow, { mappedBy: "sheet" }),
    former_handles: model.hasMany(() => FormerHandle, { mappedBy: "sheet" }),
  })
  .cascades({ delete: ["rows", "former_handles"] })
  .checks([
    {
      name: "product_sheet_condition_known",
      expression: ({ condition }) => `${condition} in ('', 'oem', 'compatible', 'remanufactured')`,
    },
    {
      name: "product_sheet_volume_in_range",
      expression: ({ volume_ml }) => `${volume_ml} > 0 and ${volume_ml} <= 1000000`,
    },
    {
      name: "product_sheet_yield_in_range",
      expression: ({ page_yield }) => `${page_yield} > 0 and ${page_yield} <= 1000000`,
    },
    {
      name: "product_sheet_swatch_is_a_colour",
      expression: ({ color_swatch }) => `${color_swatch} ~ '^(#[0-9a-fA-F]{6})?$'`,
    },
    { name: "product_sheet_sold_not_negative", expression: ({ sold }) => `${sold} >= 0` },
  ]);

/**
 * A row of a technical sheet, such as "Capacity: 70 ml", shown in the order of `position`. `value`
 * is always a text; a number (with its unit) or a yes or no is stored beside it.
 */
export const SheetRow = model
  .define("sheet_row", {
    id: model.id({ prefix: "srow" }).primaryKey(),
    label: model.text(),
    value: model.text(),
    number: model.float().nullable(),
    unit: model.text().default(""),
    flag: model.boolean().nullable(),
    position: model.number().default(0),
    sheet: model.belongsTo(() => ProductSheet, { mappedBy: "rows" }),
  })
  .checks([
    {
      name: "sheet_row_of_one_type",
      expression: ({ number, unit, flag }) =>
        `(${number} is null or ${flag} is null) and (${unit} = '' or ${number} is not null)`,
    },
    { name: "sheet_row_has_a_label", expression: ({ label }) => `${label} <> ''` },
  ]);

/** An earlier slug of a product, which still leads to it. */
export const FormerHandle = model.define("former_handle", {
  id: model.id({ prefix: "fhandle" }).primaryKey(),
  handle: model.text().unique(),
  sheet: model.belongsTo(() => ProductSheet, { mappedBy: "former_handles" }),
});
