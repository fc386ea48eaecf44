import { model } from "@medusajs/framework/utils";
import { SheetRow } from "./sheet-row";

/** What a product is beside what Medusa has a field for. Empty text means: not known, not so. */
export const ProductSheet = model
  .define("product_sheet", {
    id: model.id({ prefix: "sheet" }).primaryKey(),
    /** What the thing is: "ink bottle", "toner cartridge", "ink-tank printer". */
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
    volume_ml: model.float().nullable(),
    page_yield: model.number().nullable(),
    /** The standard that `page_yield` was measured by, such as "ISO/IEC 24711". */
    yield_standard: model.text().default(""),
    /** Addresses of the PDF and the video. */
    pdf: model.text().default(""),
    video: model.text().default(""),
    /** Units really ordered. */
    sold: model.number().default(0),
    rows: model.hasMany(() => SheetRow, { mappedBy: "sheet" }),
  })
  .cascades({ delete: ["rows"] });
