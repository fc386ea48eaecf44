import { type KnownPrinter, type PrinterGroup, printerNamed } from "./printer.ts";

/** The key of a printer in any spelling: "HP LaserJet P1102w", "hp laserjet-p1102W". */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Words that people type around a printer's name. */
const fillers = new Set("printer printers imprimante imprimantes series série for pour".split(" "));

type Entry = { printer: KnownPrinter; key: string; modelKey: string };

/** All printers with matching products, searched in memory: less than 2 ms among 6,000. */
export class PrinterDirectory {
  /** The makes by name, with their numbers of printers. */
  readonly makes: PrinterGroup[];
  readonly #entries: Entry[];
  readonly #byKey = new Map<string, KnownPrinter>();

  /** @param supported names with their numbers of products, in the order of listing */
  constructor(supported: { name: string; products: number }[]) {
    this.#entries = supported.map(({ name, products }) => {
      const printer = { ...printerNamed(name), products };
      return { printer, key: keyOf(name), modelKey: keyOf(printer.model) };
    });
    for (const { printer, key } of this.#entries) this.#byKey.set(key, printer);
    this.makes = grouped(this.#entries, ({ make }) => make);
  }

  /** The printer of a name, in any spelling. */
  named(name: string): KnownPrinter | undefined {
    return this.#byKey.get(keyOf(name));
  }

  /** The series of a make, ignoring case. */
  seriesOf(make: string): PrinterGroup[] {
    return grouped(this.#ofMake(make), ({ series }) => series);
  }

  /** The printers of a make, or of one of its series; "" is the series without a name. */
  printersOf(make: string, series?: string): KnownPrinter[] {
    return this.#ofMake(make)
      .map(({ printer }) => printer)
      .filter((printer) => series === undefined || printer.series === series);
  }

  /**
   * Printers whose name contains all typed words in any order, ignoring dashes, spaces and case;
   * names that begin with the text come first.
   */
  like(typed: string, limit: number): { printers: KnownPrinter[]; total: number } {
    const all = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const telling = all.filter((word) => !fillers.has(word));
    const words = (telling.length > 0 ? telling : all).map(keyOf).filter(Boolean);
    if (words.length === 0) return { printers: [], total: 0 };
    const whole = words.join("");
    const byRank: KnownPrinter[][] = [[], [], [], []];
    for (const { printer, key, modelKey } of this.#entries) {
      const rank = rankOf(whole, words, key, modelKey);
      byRank[rank]?.push(printer);
    }
    const found = byRank.flat();
    return { printers: found.slice(0, limit), total: found.length };
  }

  #ofMake(make: string): Entry[] {
    const wanted = make.toLowerCase();
    return this.#entries.filter(({ printer }) => printer.make.toLowerCase() === wanted);
  }
}

/** How well a name matches, 0 is best; -1 if it does not match. */
function rankOf(whole: string, words: string[], key: string, modelKey: string): number {
  if (key === whole || modelKey === whole) return 0;
  if (key.startsWith(whole) || modelKey.startsWith(whole)) return 1;
  if (key.includes(whole)) return 2;
  return words.every((word) => key.includes(word)) ? 3 : -1;
}

function grouped(entries: Entry[], nameOf: (printer: KnownPrinter) => string): PrinterGroup[] {
  const counts = new Map<string, number>();
  for (const { printer } of entries) {
    counts.set(nameOf(printer), (counts.get(nameOf(printer)) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, printers]) => ({ name, printers }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
