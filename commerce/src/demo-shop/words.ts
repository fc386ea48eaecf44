/** The first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function enumerated(words: string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}

/** 7500 → "7,500". */
export function grouped(count: number): string {
  return new Intl.NumberFormat("en-GB").format(count);
}

/** A whole number from 0 up to below `range`: always the same for the same text. */
export function pickBy(text: string, range: number): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % range;
}

/** Demonstration stock: a little of everything, with some sold out and some nearly so. */
export function demoStock(mpn: string, most = 140): number {
  const lot = pickBy(`${mpn} in stock`, 20);
  if (lot === 0) return 0;
  if (lot <= 2) return 1 + pickBy(mpn, 3);
  return Math.ceil(most / 18) + pickBy(mpn, most);
}
