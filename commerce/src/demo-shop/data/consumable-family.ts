/** What a consumable is. */
export type ConsumableKind = "ink bottle" | "ink cartridge" | "toner cartridge" | "drum unit";

/** One consumable of a family. */
export interface Consumable {
  /** The manufacturer's part number. */
  mpn: string;
  /** What shoppers call it, where that is not the part number: "664" for T6641. */
  name?: string;
  color?: string;
  /** Millilitres. */
  volumeMl?: number;
  pageYield?: number;
  /** Where it differs within the family. */
  inkType?: string;
  /** Demonstration price in euros, without tax. */
  price: number;
}

/** Consumables that belong together: the same series for the same printers. */
export interface ConsumableFamily {
  brand: string;
  series: string;
  kind: ConsumableKind;
  inkType?: string;
  /** Make and model of each printer the family fits. */
  printers: string[];
  items: Consumable[];
}
