/**
 * The limits of a product. All forms, schemas and messages use them, and `npm run write-limits`
 * writes them with their comments into LIMITS.md.
 */
export const limits = {
  /** Characters of a title, a name, or any other short text. */
  shortText: 200,
  /** Characters of a description. */
  longText: 20_000,
  /** Characters of a value of the technical sheet. */
  rowValue: 2_000,
  /** Characters of a unit of the technical sheet. */
  rowUnit: 20,
  /** Rows of a technical sheet. */
  rows: 100,
  /** Printers that a product fits. */
  printers: 500,
  /** Words that are translated in one call, and as many categories. */
  wordsAtOnce: 300,
  /** Pictures of a product. */
  pictures: 10,
  /** A price (major currency units), a quantity, a volume or a page yield. */
  amount: 1_000_000,
  /** Values of one facet that a listing can be filtered by at once. */
  chosenValues: 50,
  /** Products on a page of a listing. */
  itemsPerPage: 100,
  /** Products on a page of a listing without a page size. */
  defaultItemsPerPage: 24,
  /** The last page of a listing. */
  page: 1_000_000,
} as const;
