/** How up to date the catalogue index is. */
export interface IndexMetrics {
  /** The number of products, and of their documents in the index. */
  products: number;
  documents: number;
  /** Products that the index lacks, has in an old state, or still has after they were deleted. */
  missing: number;
  outdated: number;
  left_over: number;
  /**
   * How long the oldest change has waited for the index, milliseconds; 0 or null where none waits.
   */
  oldest_change_waiting_ms: number | null;
  checked_at: string;
}

export const gapNames = [
  "image",
  "price",
  "stock",
  "category",
  "variant_price",
  "variant_stock",
  "part_number",
] as const;

interface Gap {
  count: number;
  products: { id: string; title: string }[];
}

/** What `GET /admin/catalogue/health` answers. */
export interface CatalogueHealth {
  index: IndexMetrics;
  gaps: Record<(typeof gapNames)[number], Gap>;
}

/** A verdict on the index: a badge, a sentence, and its colour. */
export interface Verdict {
  color: "green" | "orange" | "red";
  word: string;
  sentence: string;
}

/**
 * Changes reach the index within two seconds. A change that waits longer than this is lost,
 * milliseconds.
 */
const longestWait = 60_000;

export function verdictOn(index: IndexMetrics): Verdict {
  const wrong = index.missing + index.outdated + index.left_over;
  const waiting = index.oldest_change_waiting_ms ?? 0;
  if (wrong === 0 && waiting <= longestWait) {
    return {
      color: "green",
      word: "All well",
      sentence: "Shoppers see every product as it is.",
    };
  }
  if (waiting <= longestWait) {
    return {
      color: "orange",
      word: "Catching up",
      sentence: `Shoppers do not see ${products(wrong)} as ${wrong === 1 ? "it is" : "they are"} yet. The shop repairs this by itself within minutes.`,
    };
  }
  return {
    color: "red",
    word: "Behind",
    sentence: `A change has been waiting for ${duration(waiting)} to be shown to shoppers. If it keeps waiting, tell the people who run the shop.`,
  };
}

export function products(count: number): string {
  return count === 1 ? "1 product" : `${count.toLocaleString("en")} products`;
}

/** A length of time in words. `ms` is in milliseconds. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return "less than a second";
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
