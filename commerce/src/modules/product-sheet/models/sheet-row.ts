import { model } from "@medusajs/framework/utils";
import { ProductSheet } from "./product-sheet";

/**
 * One row of a technical sheet, such as "Capacity: 70 ml". Rows are shown in the order of `position`.
 * A row that is a number (with its unit) or a yes or no holds that as well; `value` says it in words.
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
