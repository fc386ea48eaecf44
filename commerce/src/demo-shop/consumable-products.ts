import { slugOf } from "../slug";
import { swatchOf } from "./colors";
import type { Consumable, ConsumableFamily, ConsumableKind } from "./data/consumable-family";
import { brotherConsumables } from "./data/consumables/brother";
import { canonConsumables } from "./data/consumables/canon";
import { epsonConsumables } from "./data/consumables/epson";
import { hpInk } from "./data/consumables/hp-ink";
import { hpToner } from "./data/consumables/hp-toner";
import { otherMakesConsumables } from "./data/consumables/other-makes";
import type { DemoProduct, DrawingSubject } from "./demo-product";
import { describeConsumable } from "./describe-consumable";
import { capitalised, demoStock, grouped } from "./words";

/** Every family of consumables the demonstration shop sells. */
export const consumableFamilies: ConsumableFamily[] = [
  ...epsonConsumables,
  ...canonConsumables,
  ...hpInk,
  ...brotherConsumables,
  ...hpToner,
  ...otherMakesConsumables,
];

/** The makers whose ink is for banners and signs. */
const largeFormatBrands = ["Mimaki", "Roland"];

/** Those that show what a technical sheet and a video look like. */
const withPdf = [
  "T6641",
  "T00S1",
  "GI-490BK",
  "TN-2420",
  "CF226X",
  "DR-2400",
  "L0S70AE",
  "ESL4-CY",
];
const withVideo = ["T6641"];

/** Consumables as products, in the order of the families. */
export function consumableProducts(): DemoProduct[] {
  return consumableFamilies.flatMap((family) => family.items.map((item) => product(family, item)));
}

function product(family: ConsumableFamily, item: Consumable): DemoProduct {
  const { brand, series, kind, printers } = family;
  // Who looks for black wants pigment black too; the sheet tells them apart.
  const color = item.color === "pigment black" ? "Black" : capitalised(item.color ?? "");
  const inkType = inkTypeOf(family, item);
  const { category, subCategory } = shelfOf(family);
  const title = titleOf(family, item);
  const yieldStandard = item.pageYield ? yieldStandardOf(family) : "";
  return {
    title,
    handle: slugOf(title),
    description: describeConsumable({ family, item, inkType }),
    price: item.price,
    // What visitors are pointed to is bought most often.
    stock: demoStock(item.mpn) + (withPdf.includes(item.mpn) ? 200 : 0),
    category,
    subCategory,
    kind,
    brand,
    color,
    colorSwatch: swatchOf(color),
    mpn: item.mpn,
    series,
    inkType,
    volumeMl: item.volumeMl,
    pageYield: item.pageYield,
    yieldStandard,
    rows: rowsOf(family, item, inkType, yieldStandard),
    printers,
    drawing: { subject: subjectOf(family), color },
    hasPdf: withPdf.includes(item.mpn),
    hasVideo: withVideo.includes(item.mpn),
  };
}

/** "Epson 664 ink bottle, black, 70 ml (T6641)". */
function titleOf({ brand, kind }: ConsumableFamily, item: Consumable): string {
  const { mpn, name, color, volumeMl, pageYield } = item;
  const size = volumeMl ? `${volumeMl} ml` : pageYield ? `${grouped(pageYield)} pages` : undefined;
  const title = [`${brand} ${name ?? mpn} ${kind}`, color, size].filter(Boolean).join(", ");
  return name ? `${title} (${mpn})` : title;
}

function isLargeFormat({ brand }: ConsumableFamily): boolean {
  return largeFormatBrands.includes(brand);
}

function shelfOf(family: ConsumableFamily): { category: string; subCategory: string } {
  const { brand, kind } = family;
  if (isLargeFormat(family)) {
    return { category: "Large-format inks", subCategory: `${brand} inks` };
  }
  const shelves: Record<ConsumableKind, { category: string; subCategory: string }> = {
    "ink bottle": { category: "Ink bottles", subCategory: `${brand} ink bottles` },
    "ink cartridge": { category: "Ink cartridges", subCategory: `${brand} ink cartridges` },
    "toner cartridge": { category: "Toner", subCategory: `${brand} toner` },
    "drum unit": { category: "Drums", subCategory: `${brand} drums` },
  };
  return shelves[kind];
}

function subjectOf(family: ConsumableFamily): DrawingSubject {
  if (isLargeFormat(family)) return "large-format-cartridge";
  const subjects: Record<ConsumableKind, DrawingSubject> = {
    "ink bottle": "ink-bottle",
    "ink cartridge": "ink-cartridge",
    "toner cartridge": "toner",
    "drum unit": "drum",
  };
  return subjects[family.kind];
}

/** A set of pigment black and dye colours is one or the other in each bottle. */
function inkTypeOf(family: ConsumableFamily, item: Consumable): string {
  const type = item.inkType ?? family.inkType ?? "";
  if (type !== "pigment black + dye") return type;
  return item.color === "black" ? "pigment" : "dye";
}

function yieldStandardOf({ kind, items }: ConsumableFamily): string {
  if (kind === "drum unit") return "";
  if (kind !== "toner cartridge") return "ISO/IEC 24711";
  return items.some(({ color }) => color !== "black") ? "ISO/IEC 19798" : "ISO/IEC 19752";
}

function rowsOf(
  { brand, series, kind, printers }: ConsumableFamily,
  { mpn, color, volumeMl, pageYield }: Consumable,
  inkType: string,
  yieldStandard: string,
): DemoProduct["rows"] {
  const rows: [label: string, value: string | undefined][] = [
    ["Manufacturer", brand],
    ["Part number", mpn],
    ["Series", series],
    ["Type", capitalised(kind)],
    ["Colour", color && capitalised(color)],
    ["Ink", inkType && capitalised(inkType)],
    ["Capacity", volumeMl ? `${volumeMl} ml` : undefined],
    ["Page yield", pageYield ? `About ${grouped(pageYield)} pages` : undefined],
    ["Yield measured by", yieldStandard],
    ["Fits", `${printers.length} printer models`],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
