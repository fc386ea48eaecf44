import { SeededRandom } from "../test/seeded-random.ts";

/** The sales channel of the benchmark's shop. */
export const salesChannel = "sc_bench";

const makes = [
  "Epson Canon HP Brother Lexmark Kyocera Ricoh Xerox Oki Samsung Konica Pantum Mimaki Roland",
  "Dell Sharp Toshiba Olivetti Utax Develop",
].flatMap((line) => line.split(" "));
const colors = ["Black", "Cyan", "Magenta", "Yellow", "Light cyan", "Light magenta", "Tri-colour"];
const kinds = [
  { category: "Ink bottles", noun: "ink bottle", unit: "ml", most: 1_000 },
  { category: "Ink cartridges", noun: "ink cartridge", unit: "ml", most: 60 },
  { category: "Toner", noun: "toner cartridge", unit: "pages", most: 30_000 },
  { category: "Drums", noun: "imaging drum", unit: "pages", most: 90_000 },
  { category: "Maintenance", noun: "waste ink box", unit: "pages", most: 50_000 },
  { category: "Paper", noun: "photo paper", unit: "sheets", most: 500 },
];
const phrases = [
  "Made for clear text and even areas from the first page to the last.",
  "The bottle fits the tank one way only, so that nobody fills the wrong colour.",
  "Dries in seconds on plain paper and withstands marker and water.",
  "Tested by the standard that the page yield names, with the printer's own driver.",
  "A hydraulic seal keeps the ink fresh for two years after it was made.",
  "Store it upright, cool and dark; shake it gently before use.",
  "Yield depends on what is printed, how often, and at what temperature.",
  "Comes in a cardboard box without plastic; the empty one goes back free of charge.",
];
const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A document of the catalogue index, as far as the benchmark looks into it. */
export interface BenchDocument extends Record<string, unknown> {
  id: string;
  handle: string;
  title: string;
}

/** Documents of a catalogue as large as asked for, the same each time: supplies with long texts. */
export function* catalogueDocuments(count: number): Generator<BenchDocument> {
  const random = new SeededRandom(2_026);
  for (let index = 0; index < count; index += 1) {
    const make = random.of(makes);
    const { category, noun, unit, most } = random.of(kinds);
    const color = random.chance(0.7) ? random.of(colors) : "";
    const series = `${make.slice(0, 1)}${100 + random.below(900)}`;
    const mpn = `${make.slice(0, 2).toUpperCase()}-${10_000 + index}`;
    const amount = 1 + random.below(most);
    const title = [`${make} ${series} ${noun}`, color.toLowerCase(), `${amount} ${unit}`, mpn];
    const printers = Array.from(
      { length: 1 + random.below(8) },
      () => `${make} ${random.of(["L", "ET-", "MFC-", "LaserJet "])}${1_000 + random.below(400)}`,
    );
    const subCategory = `${make} ${category.toLowerCase()}`;
    const quantity = random.chance(0.85) ? random.below(200) : 0;
    const handle = `${slugOf(title.join(" "))}-${index}`;
    const time = new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString();
    yield {
      id: `prod_${String(index).padStart(8, "0")}`,
      handle,
      former_handles: [],
      title: title.filter(Boolean).join(", "),
      description: Array.from({ length: 4 }, () => random.of(phrases)).join(" "),
      status: "published",
      sales_channel_ids: [salesChannel],
      variant_id: `variant_${index}`,
      brand: make,
      color,
      color_swatch: color ? "#224466" : "",
      category,
      category_handle: slugOf(category),
      sub_category: subCategory,
      sub_category_handle: slugOf(subCategory),
      mpn,
      mpn_key: mpn.toLowerCase().replace("-", ""),
      search_terms: [mpn, mpn.replace("-", " "), series, ...printers].join(" "),
      printers,
      price: random.below(20_000) / 100,
      currency_code: "eur",
      quantity,
      in_stock: quantity > 0,
      sold: random.below(900),
      images_json: JSON.stringify([picture(handle, 1), picture(handle, 2)]),
      fiche_tech_json: JSON.stringify(
        ["Colour", "Amount", "Weight", "Shelf life", "Made in", "Packaging"].map((label) => ({
          label,
          value: `${label} ${random.below(100)}`,
        })),
      ),
      pdf: `https://files.shop.example/${handle}.pdf`,
      video: "",
      page_yield: amount * 10,
      yield_standard: "ISO/IEC 24711",
      volume_ml: unit === "ml" ? amount : null,
      ink_type: "dye",
      condition: random.of(["oem", "compatible", "remanufactured"]),
      series,
      created_at: time,
      updated_at: time,
    };
  }
}

function picture(handle: string, number: number) {
  const url = (width: number) => `https://files.shop.example/${handle}-${number}-${width}.webp`;
  const sources = [320, 640, 1_200].map((width) => ({ url: url(width), width }));
  return { url: url(1_200), sources };
}
