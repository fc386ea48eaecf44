import type { Language } from "@chemical-ink/catalogue-schema/languages";
import type { ProductNames } from "../../src/catalogue/catalogue-search.ts";

/** The sales channel of the shop that these tests are about. */
export const ownChannel = "sc_shop";

/** The names of documents, as the index has them in a language; in no order. */
export function namesOf(documents: Record<string, unknown>[], language?: Language): ProductNames[] {
  return documents.map(({ id, title, handle, translations_json: json }) => {
    const translations = json ? JSON.parse(String(json)) : {};
    const own = language === undefined ? undefined : translations[language]?.title;
    return { id: String(id), title: String(own || title), slug: String(handle) };
  });
}

/** A document as the catalogue index holds it. */
export function indexDocument(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: "prod_1",
    handle: "epson-t6641",
    former_handles: [],
    title: "Epson T6641 ink bottle, black",
    description: "Seventy millilitres.",
    status: "published",
    sales_channel_ids: [ownChannel],
    variant_id: "variant_1",
    brand: "Epson",
    color: "Black",
    color_swatch: "#111",
    category: "Ink bottles",
    category_handle: "ink-bottles",
    sub_category: "Epson ink bottles",
    sub_category_handle: "epson-ink-bottles",
    mpn: "T6641",
    mpn_key: "t6641",
    search_terms: "T6641 T 6641 T-6641 Epson 664 Black Ink bottles",
    printers: ["Epson L120"],
    price: 9.9,
    currency_code: "eur",
    quantity: 12,
    in_stock: true,
    sold: 3,
    images_json: '[{"url":"http://files/t6641.webp","sources":[]}]',
    fiche_tech_json: '[{"label":"Volume","value":"70 ml"}]',
    pdf: "",
    video: "",
    page_yield: 4500,
    yield_standard: "ISO/IEC 24711",
    volume_ml: 70,
    ink_type: "dye",
    series: "664",
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
    ...changes,
  };
}
