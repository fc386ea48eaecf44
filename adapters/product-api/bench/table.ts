/** What is measured at one size, and the bar for it. */
export interface Row {
  what: string;
  value: number;
  unit: "ms" | "s" | "MB" | "/s" | "%" | "×" | "";
  /** Beside the value, where one figure does not say all. */
  note?: string;
  /** The most it may be, or the least; without either there is no bar. */
  most?: number;
  least?: number;
}

/** The rows of one size. */
export interface Column {
  products: number;
  rows: Row[];
}

export function isMet({ value, most, least }: Row): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least);
}

/** Prints what was measured: a line for each thing, a column for each size. */
export function printTable(columns: Column[]): void {
  const names = [...new Set(columns.flatMap(({ rows }) => rows.map(({ what }) => what)))];
  const lines = [
    ["", ...columns.map(({ products }) => products.toLocaleString("en"))],
    ...names.map((name) => [
      name,
      ...columns.map(({ rows }) => cell(rows.find(({ what }) => what === name))),
    ]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((text, at) => text.padEnd(widths?.[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

function cell(row: Row | undefined): string {
  if (!row) return "–";
  const { value, unit, note, most, least } = row;
  const said = `${shown(value)}${unit && ` ${unit}`}${note ? ` (${note})` : ""}`;
  if (most === undefined && least === undefined) return said;
  const bar = most === undefined ? `≥ ${least}` : `≤ ${most}`;
  return `${said} ${bar} ${isMet(row) ? "met" : "MISSED"}`;
}

function shown(value: number): string {
  return value < 100 ? value.toFixed(value < 10 ? 1 : 0) : Math.round(value).toLocaleString("en");
}
