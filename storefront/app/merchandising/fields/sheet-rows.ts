import type { FicheTechRow } from "@chemical-ink/product-api/contract/fiche-tech";

/** The types of a row's value. */
export const rowKinds = ["text", "number", "yesNo"] as const;
export type RowKind = (typeof rowKinds)[number];

/** The type of a row's value. A number has a unit, which may be empty. */
export function kindOf({ number, unit, flag }: FicheTechRow): RowKind {
  if (flag !== undefined) return "yesNo";
  return number !== undefined || unit !== undefined ? "number" : "text";
}

/** The typed amount of a number row, without its unit. */
export function amountOf({ value, unit }: FicheTechRow): string {
  const ending = unit ? ` ${unit}` : "";
  return ending && value.endsWith(ending) ? value.slice(0, -ending.length) : value;
}

/** The row with another type, keeping as much of its value as fits. */
export function toKind(row: FicheTechRow, kind: RowKind): FicheTechRow {
  const { label, value } = row;
  if (kind === "text") return { label, value };
  if (kind === "yesNo") {
    const flag = /^(yes|oui|true|1)$/i.test(value.trim());
    return { label, value: flag ? "Yes" : "No", flag };
  }
  const [, amount = "", unit = ""] = /^(-?\d+(?:[.,]\d+)?)\s*(\D.*)?$/.exec(value.trim()) ?? [];
  return numberRow(label, amount || value, unit.trim());
}

/** A number row, from its typed amount. */
export function numberRow(label: string, amount: string, unit: string): FicheTechRow {
  const number = numberIn(amount);
  return {
    label,
    value: unit ? `${amount} ${unit}` : amount,
    unit,
    ...(number !== undefined && { number }),
  };
}

/** A row with yes or no. */
export function flagRow(label: string, flag: boolean): FicheTechRow {
  return { label, value: flag ? "Yes" : "No", flag };
}

/** Whether the value of a number row is not a number. */
export function isWrongNumber(row: FicheTechRow): boolean {
  return kindOf(row) === "number" && numberIn(amountOf(row)) === undefined;
}

/** A row as the product API takes it. */
export function writtenRow(row: FicheTechRow) {
  const label = row.label.trim();
  if (row.flag !== undefined) return { label, value: row.flag };
  const number = kindOf(row) === "number" ? numberIn(amountOf(row)) : undefined;
  if (number === undefined) return { label, value: row.value.trim() };
  return row.unit ? { label, value: number, unit: row.unit } : { label, value: number };
}

/** A row as shoppers see it. */
export function shownRow(row: FicheTechRow): FicheTechRow {
  return { ...row, label: row.label.trim(), value: row.value.trim() };
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
