import type { IndexLag } from "../../catalogue-health/index-lag";

/** A verdict on the index: a badge, a sentence, and its colour. */
export interface Verdict {
  color: "green" | "orange" | "red";
  word: string;
  sentence: string;
}

/** Changes reach the index within two seconds. One that waits so long is lost, milliseconds. */
const longestWait = 60_000;

export function verdictOn(index: IndexLag): Verdict {
  const wrong = index.missing + index.outdated + index.left_over;
  const waiting = index.oldest_change_waiting_ms;
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
