import type { AttributeLabels } from "./attribute-labels";

/** The attributes in English. */
export const en: AttributeLabels = {
  slug: { label: "URL slug" },
  status: { label: "Status" },
  Title: { label: "Title" },
  Price: { label: "Price in euros, excl. VAT" },
  Quantity: { label: "Quantity in stock" },
  Category: { label: "Category" },
  subCategory: { label: "Sub-category", facet: "Kind" },
  Brand: { label: "Brand" },
  kind: { label: "Kind", hint: "Such as “ink bottle” or “toner cartridge”." },
  Description: { label: "Description" },
  mpn: { label: "Part number", hint: "The manufacturer's." },
  series: { label: "Series", hint: "The colour set it belongs to." },
  color: { label: "Colour" },
  colorSwatch: { label: "Swatch" },
  inkType: { label: "Ink type" },
  condition: {
    label: "Condition",
    choices: {
      "": "Not said",
      oem: "Original (OEM)",
      compatible: "Compatible",
      remanufactured: "Remanufactured",
    },
  },
  volumeMl: { label: "Volume (ml)" },
  pageYield: { label: "Page yield" },
  yieldStandard: { label: "Yield measured by", hint: "Such as ISO/IEC 24711" },
  compatiblePrinters: { label: "Printers it fits" },
  Images: { label: "Pictures" },
  pdf: { label: "PDF" },
  video: { label: "Video" },
  ficheTech: { label: "Technical sheet" },
};
