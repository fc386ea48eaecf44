import type { CatalogueProduct } from "../../../commerce/src/catalogue-product/catalogue-product.ts";
import { rowText } from "../../../commerce/src/catalogue-product/row-text.ts";
import { catalogueCurrency } from "../../../commerce/src/currency-environment.ts";
import {
  type CatalogueDocument,
  catalogueDocument,
} from "../../../commerce/src/search/catalogue-document.ts";
import type { ProductToIndex } from "../../../commerce/src/search/product-to-index.ts";
import { readDemoProducts } from "../../../commerce/src/seed/demo/demo-products.ts";
import { editionTranslations } from "./bench-translations.ts";
import { SeededRandom } from "./seeded-random.ts";

/** The sales channel of the benchmark's shop. */
export const salesChannel = "sc_bench";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const conditions = ["oem", "compatible", "remanufactured"] as const;
const extras = [
  "Store it upright, cool and dark, and shake it gently before use.",
  "Tested by the standard that its yield names, with the printer's own driver.",
  "The empty one goes back to us free of charge and is filled again or taken apart.",
  "Comes in a cardboard box without plastic.",
  "The seal keeps what is inside fresh for two years after it was made.",
];
const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const models = (await readDemoProducts()).filter(({ category }) => category !== "Printers");

/**
 * The documents of a catalogue as large as asked for, the same each time: the demonstration's
 * consumables for real printers, in as many editions as it takes, each with a part number, an
 * amount, a price and a choice of printers of its own. They are made by the backend's own code.
 *
 * @param isTranslated whether they have all texts in all languages, or those of the main one alone
 */
export function* catalogueDocuments(
  count: number,
  { isTranslated = false } = {},
): Generator<CatalogueDocument> {
  const random = new SeededRandom(2_026);
  for (let index = 0; index < count; index += 1) {
    const { product, translations } = edition(random.of(models), index, random);
    const document = catalogueDocument(product);
    if (isTranslated) document.translations_json = JSON.stringify(translations());
    yield document;
  }
}

function edition(model: CatalogueProduct, index: number, random: SeededRandom) {
  const mpn = `${model.mpn.replace(/\d.*/, "").slice(0, 4)}${10_000 + index}`;
  const amount = model.volume_ml
    ? `${1 + random.below(1_000)} ml`
    : `${100 * random.below(300)} pages`;
  const title = [
    `${model.brand} ${model.series} ${model.kind}`,
    model.color.toLowerCase(),
    `${amount} (${mpn})`,
  ];
  const handle = slugOf(title.join(" "));
  const printers = model.printers.filter(() => random.chance(0.7));
  const time = new Date(Date.UTC(2024, 0, 1) + index * 60_000);
  const price = random.below(20_000) / 100;
  const added = random.someOf(extras, 3);
  const product: ProductToIndex = {
    id: idOf(time, random),
    handle,
    title: title.filter(Boolean).join(", "),
    description: [model.description, ...added].join(" ").replaceAll(model.mpn, mpn),
    status: "published",
    thumbnail: null,
    created_at: time,
    updated_at: time,
    sales_channels: [{ id: salesChannel }],
    categories: [
      {
        id: model.sub_category,
        name: model.sub_category,
        handle: slugOf(model.sub_category),
        parent_category: {
          id: model.category,
          name: model.category,
          handle: slugOf(model.category),
        },
      },
    ],
    images: [picture(handle, 0), picture(handle, 1)],
    variants: [
      {
        id: idOf(time, random).replace("prod", "variant"),
        manage_inventory: true,
        price_set: { prices: [{ amount: price, currency_code: catalogueCurrency }] },
        inventory_items: [
          {
            inventory: {
              location_levels: [
                {
                  stocked_quantity: random.chance(0.85) ? random.below(200) : 0,
                  reserved_quantity: 0,
                },
              ],
            },
          },
        ],
      },
    ],
    product_sheet: {
      kind: model.kind,
      brand: model.brand,
      color: model.color,
      color_swatch: model.color_swatch,
      mpn,
      series: model.series,
      ink_type: model.ink_type,
      volume_ml: model.volume_ml,
      page_yield: model.page_yield,
      yield_standard: model.yield_standard,
      pdf: random.chance(0.5) ? `https://files.shop.example/${handle}.pdf` : "",
      video: "",
      condition: random.of(conditions),
      sold: random.below(900),
      rows: model.rows.map((row, position) => ({
        label: row.label,
        value: rowText(row),
        position,
      })),
    },
    printers: printers.map((printer) => {
      const [make = "", ...model] = printer.split(" ");
      return { make, model: model.join(" ") };
    }),
  };
  const shared = { mpn, amount, extras: added.map((extra) => extras.indexOf(extra)) };
  return { product, translations: () => editionTranslations(model, shared) };
}

/** As Medusa makes them: the time, then chance. */
function idOf(time: Date, random: SeededRandom): string {
  let rest = time.getTime();
  let moment = "";
  for (let digit = 0; digit < 10; digit += 1, rest = Math.floor(rest / 32)) {
    moment = `${crockford[rest % 32]}${moment}`;
  }
  const chance = Array.from({ length: 16 }, () => crockford[random.below(32)]);
  return `prod_${moment}${chance.join("")}`;
}

function picture(handle: string, rank: number) {
  const address = (width: number) => `https://files.shop.example/${handle}-${rank}-${width}.webp`;
  const sources = [320, 640, 1_200].map((width) => ({ url: address(width), width }));
  return { url: address(1_200), rank, metadata: { sources } };
}
