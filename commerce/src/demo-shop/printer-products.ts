import { slugOf } from "../slug";
import { consumableFamilies } from "./consumable-products";
import type { PrinterForSale } from "./data/printer-for-sale";
import { inkTankPrinters } from "./data/printers/ink-tank";
import { inkjetPrinters } from "./data/printers/inkjet";
import { largeFormatPrinters } from "./data/printers/large-format";
import { laserPrinters } from "./data/printers/laser";
import type { DemoProduct, DrawingSubject } from "./demo-product";
import { capitalised, demoStock, enumerated, pickBy } from "./words";

/** The printers for sale, by what they print with. */
export const printersForSale = {
  "ink tank": inkTankPrinters,
  inkjet: inkjetPrinters,
  laser: laserPrinters,
  "large format": largeFormatPrinters,
} satisfies Record<string, PrinterForSale[]>;

/** What a printer prints with. */
export type PrinterTechnology = keyof typeof printersForSale;

const shelves: Record<PrinterTechnology, { subCategory: string; subject: DrawingSubject }> = {
  "ink tank": { subCategory: "Ink-tank printers", subject: "ink-tank-printer" },
  inkjet: { subCategory: "Inkjet printers", subject: "inkjet-printer" },
  laser: { subCategory: "Laser printers", subject: "laser-printer" },
  "large format": { subCategory: "Large-format printers", subject: "large-format-printer" },
};

const withVideo = ["Epson L3150"];
const withPdf = ["Epson L3150", "Brother HL-L2350DW", "Mimaki CJV150-160"];

/** Printers as products. */
export function printerProducts(): DemoProduct[] {
  return technologies().flatMap((technology) =>
    printersForSale[technology].map((printer) => product(technology, printer)),
  );
}

function technologies(): PrinterTechnology[] {
  return Object.keys(printersForSale) as PrinterTechnology[];
}

function product(technology: PrinterTechnology, printer: PrinterForSale): DemoProduct {
  const { make, model, price } = printer;
  const { subCategory, subject } = shelves[technology];
  const name = `${make} ${model}`;
  const title = `${name} ${kindOf(technology)}`;
  return {
    title,
    handle: slugOf(title),
    description: describe(technology, printer),
    price,
    stock: demoStock(name, technology === "large format" ? 4 : 40),
    category: "Printers",
    subCategory,
    kind: kindOf(technology),
    brand: make,
    color: "",
    colorSwatch: "",
    mpn: model,
    series: "",
    inkType: "",
    yieldStandard: "",
    rows: rowsOf(technology, printer),
    printers: [name],
    drawing: { subject, color: "" },
    hasPdf: withPdf.includes(name),
    hasVideo: withVideo.includes(name),
  };
}

function kindOf(technology: PrinterTechnology): string {
  const kinds: Record<PrinterTechnology, string> = {
    "ink tank": "ink-tank printer",
    inkjet: "inkjet printer",
    laser: "laser printer",
    "large format": "large-format printer",
  };
  return kinds[technology];
}

/** The series of supplies that fit a printer. */
function suppliesOf(name: string): string[] {
  const fitting = consumableFamilies.filter(({ printers }) => printers.includes(name));
  return [...new Set(fitting.map(({ series }) => series))];
}

function rowsOf(technology: PrinterTechnology, printer: PrinterForSale): DemoProduct["rows"] {
  const { make, model, color, functions, dpi, languages } = printer;
  const rows: [label: string, value: string | undefined][] = [
    ["Manufacturer", make],
    ["Model", model],
    ["Type", capitalised(kindOf(technology))],
    ["Prints in", color ? "Colour" : "Black and white"],
    ["Functions", functions],
    ["Highest resolution", dpi && `${dpi[0]} × ${dpi[1]} dpi`],
    ["Page languages", languages?.join(", ")],
    ["Supplies", suppliesOf(`${make} ${model}`).join(", ") || undefined],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function describe(technology: PrinterTechnology, printer: PrinterForSale): string {
  const { make, model, color, functions, dpi } = printer;
  const name = `${make} ${model}`;
  const openings: Record<PrinterTechnology, [string, string]> = {
    "ink tank": [
      `The ${name} prints from tanks that you fill from a bottle: a page costs next to nothing.`,
      `With the tanks of the ${name} filled, you print for months before you think of ink again.`,
    ],
    inkjet: [
      `The ${name} is a compact inkjet for the desk at home or the small office.`,
      `Letters in the morning, photos at night: the ${name} takes both as they come.`,
    ],
    laser: [
      `The ${name} is a laser printer for sharp text, page after page.`,
      `Ready in seconds and never dried out: the ${name} is for offices that print every day.`,
    ],
    "large format": [
      `The ${name} is for work that is wider than a desk: plans, posters, banners and signs.`,
      `Banners, stickers, plans: the ${name} prints from the roll.`,
    ],
  };
  const supplies = suppliesOf(name);
  return [
    openings[technology][pickBy(name, 2)],
    functionSentence(functions, color),
    dpi ? `Its highest resolution is ${dpi[0]} × ${dpi[1]} dpi.` : "",
    supplies.length > 0 ? `It takes supplies of the series ${enumerated(supplies)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function functionSentence(functions: PrinterForSale["functions"], color: boolean): string {
  const how = color ? "in colour" : "in black and white";
  switch (functions) {
    case "Print":
      return `It prints ${how}.`;
    case "Print and cut":
      return `It prints ${how}, and cuts the outline in the same go.`;
    case "Print, copy, scan":
      return `It prints, copies and scans ${how}.`;
    case "Print, copy, scan, fax":
      return `It prints, copies, scans and faxes ${how}.`;
  }
}
