/** How the catalogue index stands against the products, as the backend tells it. */
export interface IndexMetrics {
  /** Products there are, and documents of them in the index. */
  products: number;
  documents: number;
  /** Products that the index does not know, knows as they were, or knows although they are gone. */
  missing: number;
  outdated: number;
  left_over: number;
  /** How long the oldest change has been waiting to be told the index; 0 or null where none is. */
  oldest_change_waiting_ms: number | null;
  checked_at: string;
}

/** What a product can lack that shoppers miss. */
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
  /** The first of them. */
  products: { id: string; title: string }[];
}

/** What `GET /admin/catalogue/health` answers. */
export interface CatalogueHealth {
  index: IndexMetrics;
  gaps: Record<(typeof gapNames)[number], Gap>;
}

/** A verdict on the index: a word, a sentence, and how much it matters. */
export interface Verdict {
  color: "green" | "orange" | "red";
  word: string;
  sentence: string;
}

/** Changes reach the index within two seconds; one that waits longer than this has been forgotten. */
const longestWait = 60_000;

/** Says in a sentence whether shoppers see what the products say. */
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
      sentence: `Shoppers do not see ${products(wrong)} as ${wrong === 1 ? "it is" : "they are"} yet. The shop mends this by itself within minutes.`,
    };
  }
  return {
    color: "red",
    word: "Behind",
    sentence: `A change has been waiting for ${duration(waiting)} to be shown to shoppers. If this does not get less, tell whoever runs the shop.`,
  };
}

/** A number of products, in words. */
export function products(count: number): string {
  return count === 1 ? "1 product" : `${count.toLocaleString("en")} products`;
}

/** A length of time in words; `ms` in milliseconds. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 1) return "less than a second";
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
