import { indexDocument } from "../index-document.ts";

/** A document of a consumable. The fields that a search looks at are empty where they are not given. */
export function supply(id: string, changes: Record<string, unknown>) {
  const nothing = {
    title: id,
    description: "",
    brand: "",
    color: "",
    category: "",
    sub_category: "",
    series: "",
    mpn: "",
    mpn_key: "",
    search_terms: "",
    printers: [],
    sold: 0,
  };
  return { id, ...indexDocument({ ...nothing, id, handle: id, ...changes }) };
}

const t6641 = supply("t6641", {
  title: "Epson T6641 ink bottle, black",
  brand: "Epson",
  color: "Black",
  mpn: "T6641",
  mpn_key: "t6641",
  search_terms: "T6641 T 6641 T-6641 Epson 664 Epson L120 L 120 Epson L3150 L 3150",
  printers: ["Epson L120", "Epson L3150"],
});
const pack = supply("pack", {
  title: "Epson 664 value pack",
  description: "Holds T6641, T6642, T6643 and T6644 in black and colours.",
  brand: "Epson",
  mpn: "T664P",
  mpn_key: "t664p",
  sold: 900,
});
const l3150 = supply("l3150", {
  title: "Epson L3150 printer",
  brand: "Epson",
  search_terms: "L3150 L 3150",
  sold: 1,
});
const toner = supply("toner", {
  title: "HP 26A toner, black",
  brand: "HP",
  mpn: "CF226A",
  mpn_key: "cf226a",
  search_terms: "CF226A CF 226 A CF-226-A",
});
const oil = supply("oil", { title: "Hydraulic seal ink", description: "For Brother machines." });
const lc3219 = supply("lc3219", {
  title: "Brother LC-3219XL ink, cyan",
  mpn: "LC-3219XL",
  mpn_key: "lc3219xl",
  variant_keys: ["lc3217bk", "4977766123456"],
  search_terms: "LC-3219XL LC3219XL LC 3219 XL",
});

/** A few consumables and a printer, whose best matches are known. */
export const supplies = [t6641, pack, l3150, toner, oil, lc3219];
