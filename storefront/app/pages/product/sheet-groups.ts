import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";

/** The subject of a sheet's row; `other` for labels without a known word. */
type SheetKind = "product" | "ink" | "printing" | "other";

/** Rows of one kind, in the order of the sheet. */
export type SheetGroup = { kind: SheetKind; rows: FicheTechRow[] };

/** Fewer rows need no groups. */
const fewestToGroup = 6;

/** Merchandisers write the labels freely, in the main language: whole words match anywhere. */
const kinds: [SheetKind, RegExp][] = [
  ["ink", /\b(ink|toner|colou?rs?|yield|capacity|volume|content|pigment|dye|density|fade)\b/i],
  [
    "printing",
    /\b(prints?|printing|functions?|resolution|languages?|speed|paper|duplex|media|supplies|fits|wi-?fi|usb|network|display|scanner?)\b/i,
  ],
  [
    "product",
    /\b(manufacturer|maker|brand|part number|mpn|ean|gtin|model|series|type|weight|size|dimensions|width|height|depth|warranty|origin|condition|power)\b/i,
  ],
];

const order: SheetKind[] = ["product", "ink", "printing", "other"];

/** The rows of a sheet by subject; one group if they are few. */
export function sheetGroups(rows: FicheTechRow[]): SheetGroup[] {
  if (rows.length < fewestToGroup) return [{ kind: "product", rows }];
  const kindOf = ({ label, original }: FicheTechRow) =>
    kinds.find(([, words]) => words.test(original?.label ?? label))?.[0] ?? "other";
  return order
    .map((kind) => ({ kind, rows: rows.filter((row) => kindOf(row) === kind) }))
    .filter((group) => group.rows.length > 0);
}
