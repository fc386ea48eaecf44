import { type KnownPrinter, type PrinterGroup, printerNamed } from "./printer.ts";

/** A printer's spellings share one key: "HP LaserJet P1102w" and "hp laserjet-p1102W" are one. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** What people type around a printer's name, which is in none. */
const fillers = new Set("printer printers imprimante imprimantes series série for pour".split(" "));

type Entry = { printer: KnownPrinter; key: string; modelKey: string };

/**
 * All printers that something in the shop fits, to be searched and browsed in memory: among 6,000
 * a search takes less than 2 ms.
 */
export class PrinterDirectory {
  /** The makes by name, with how many printers each has. */
  readonly makes: PrinterGroup[];
  readonly #entries: Entry[];
  readonly #byKey = new Map<string, KnownPrinter>();

  /** @param supported names and how many products fit, in the order in which they are listed */
  constructor(supported: { name: string; products: number }[]) {
    this.#entries = supported.map(({ name, products }) => {
      const printer = { ...printerNamed(name), products };
      return { printer, key: keyOf(name), modelKey: keyOf(printer.model) };
    });
    for (const { printer, key } of this.#entries) this.#byKey.set(key, printer);
    this.makes = grouped(this.#entries, ({ make }) => make);
  }

  /** The printer of this name, in whatever spelling. */
  named(name: string): KnownPrinter | undefined {
    return this.#byKey.get(keyOf(name));
  }

  /** The series of a make, in whatever capitals. */
  seriesOf(make: string): PrinterGroup[] {
    return grouped(this.#ofMake(make), ({ series }) => series);
  }

  /** The printers of a make, of one series where one is named; "" is the series without a name. */
  printersOf(make: string, series?: string): KnownPrinter[] {
    return this.#ofMake(make)
      .map(({ printer }) => printer)
      .filter((printer) => series === undefined || printer.series === series);
  }

  /**
   * Printers whose name holds what was typed, whatever its dashes, spaces and capitals; those that
   * begin with it come first. All words have to be in the name, in any order.
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

/** How well a name meets what was typed, 0 the best; -1 where it does not. */
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
