import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import type { SeededRandom } from "@chemical-ink/test-kit/seeded-random";
import { type CheckedListingRequest, listingRequestSchema } from "../../../src/contract/listing.ts";
import { ownChannel } from "../index-document.ts";
import type { PlainDocument } from "./plain-catalogue.ts";

const brands = ["Epson", "Canon", "HP", "Brother", ""];
const categories = ["Ink bottles", "Toner", "Printers"];
const colors = ["Black", "black", "Cyan", "", "Magenta"];
const printers = ["Epson L120", "Epson L3150", "HP 107a"];
const choosable = (words: string[]) => words.filter(Boolean);
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** A document with few different values: equals are frequent. */
export function anyDocument(random: SeededRandom, id: string): PlainDocument {
  const category = random.of(categories);
  const brand = random.of(brands);
  const subCategory = random.chance(0.3) ? "" : `${brand} ${category}`;
  return {
    id,
    handle: `handle-${id}`,
    // Few different titles: the id decides often.
    title: `${random.of(["Ink", "ink", "Toner"])} ${random.below(30)}`,
    description: "",
    status: random.chance(0.9) ? "published" : "draft",
    sales_channel_ids: random.chance(0.95) ? ["sc_other", ownChannel] : ["sc_other"],
    brand,
    category,
    category_handle: slugOf(category),
    sub_category: subCategory,
    sub_category_handle: slugOf(subCategory),
    color: random.of(colors),
    mpn: "",
    printers: random.someOf(printers, 3),
    price: random.below(40) / 2,
    in_stock: random.chance(0.7),
    sold: random.below(5),
    created_at: new Date(Date.UTC(2026, 0, 1 + random.below(20))).toISOString(),
  };
}

/** The same with translations, many of which are missing. Some values have several words. */
export function anyTranslatedDocument(random: SeededRandom, id: string): PlainDocument {
  const document = anyDocument(random, id);
  const inLanguage = (language: string) => ({
    ...(random.chance(0.7) && {
      title: `${random.of(["Encre", "École", "Öl"])} ${random.below(9)}`,
    }),
    ...(random.chance(0.7) && { color: document.color && `${document.color} (${language})` }),
    ...(random.chance(0.5) && { category: random.of([document.category, `${language} goods`]) }),
  });
  const translations = {
    ...(random.chance(0.8) && { fr: inLanguage("fr") }),
    ...(random.chance(0.8) && { de: inLanguage("de") }),
  };
  return { ...document, translations_json: JSON.stringify(translations) };
}

/** A request with filters that often leave something, and sometimes nothing. */
export function anyRequest(random: SeededRandom): {
  request: CheckedListingRequest;
  category?: string;
} {
  const maybe = <Value>(value: Value) => (random.chance(0.35) ? value : undefined);
  const low = random.below(20);
  const filters = {
    brand: maybe(random.someOf(choosable([...brands, "Nobody"]), 3)),
    category: maybe(random.someOf(categories, 2)),
    color: maybe(random.someOf(choosable(colors), 3)),
    subCategory: maybe(random.someOf(["Epson Toner", "HP Printers"], 2)),
    printer: maybe(random.someOf([...printers, "Nobody 1"], 2)),
    price: maybe({ min: maybe(low), max: maybe(low + random.below(10)) }),
    inStock: maybe(random.chance(0.8)),
  };
  const request = listingRequestSchema.parse({
    page: 1 + random.below(4),
    itemsPerPage: 1 + random.below(40),
    sort: random.of(sortOrders),
    filters: JSON.parse(JSON.stringify(filters)),
  });
  const category = maybe(slugOf(random.of([...categories, "Epson Toner", "Spoons"])));
  return { request, ...(category && { category }) };
}
