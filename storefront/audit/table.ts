/** A line of the audit: a figure, and its bar if it has one. */
export interface Row {
  what: string;
  measured: string;
  bar?: string;
  /** Whether the bar is met; rows without a bar are for information. */
  isMet?: boolean;
}

/** A figure with an upper bar. */
export function atMost(what: string, value: number, most: number, write = plain): Row {
  return { what, measured: write(value), bar: `≤ ${write(most)}`, isMet: value <= most };
}

/** A figure with a lower bar. */
export function atLeast(what: string, value: number, least: number, write = plain): Row {
  return { what, measured: write(value), bar: `≥ ${write(least)}`, isMet: value >= least };
}

const plain = (value: number) => String(Math.round(value * 1_000) / 1_000);
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const seconds = (value: number) => `${(value / 1_000).toFixed(2)} s`;
export const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} kB`;

/** The table as text. */
export function tableOf(rows: Row[]): string {
  const widthOf = (column: "what" | "measured" | "bar") =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(({ what, measured, bar = "", isMet }) =>
      [
        what.padEnd(widthOf("what")),
        measured.padStart(widthOf("measured")),
        bar.padEnd(widthOf("bar")),
        isMet === undefined ? "" : isMet ? "met" : "MISSED",
      ]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function isPassed(rows: Row[]): boolean {
  return rows.every(({ isMet }) => isMet !== false);
}
