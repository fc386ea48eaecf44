import { attributeLabels, type ShopLabels } from "./attribute-labels";

/** The labels for shoppers in English. */
export const shopLabels: ShopLabels = {
  Category: { label: "Category" },
  subCategory: { label: "Kind" },
  Brand: { label: "Brand" },
  color: { label: "Colour" },
  inkjetHead: { label: "Print head", hint: "The print head that an ink is made for." },
  chipRegion: {
    label: "Chip region",
    hint: "Where the printers are sold that take the cartridge's chip.",
    choices: {
      "": "Not said",
      worldwide: "Worldwide",
      europe: "Europe",
      americas: "Americas",
      "asia-pacific": "Asia-Pacific",
    },
  },
};

/** The labels of forms in English. */
export const labels = attributeLabels(shopLabels, {
  slug: { label: "URL slug" },
  status: { label: "Status" },
  Title: { label: "Title" },
  Price: { label: "Price in euros, excl. VAT" },
  Quantity: { label: "Quantity in stock" },
  subCategory: { label: "Sub-category" },
  kind: { label: "Kind", hint: "Such as “ink bottle” or “toner cartridge”." },
  Description: { label: "Description" },
  mpn: { label: "Part number", hint: "The manufacturer's." },
  series: { label: "Series", hint: "The colour set it belongs to." },
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
});
