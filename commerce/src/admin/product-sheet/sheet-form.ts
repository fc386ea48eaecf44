import {
  type SheetRecord,
  sheetAttributes,
  sheetOf,
} from "../../../catalogue-schema/src/attributes";
import type { SheetRow } from "../../catalogue-product/catalogue-product";
import type { FieldProblem } from "../../catalogue-product/schema";
import { t } from "../i18n/translate";
import { type Sheet, type SheetProduct, sheetFields } from "./sheet";

/** The type of a row's value. */
export type RowKind = "text" | "number" | "yes-no";

/** A row as it is edited. A typed value survives a change of the kind. */
export interface FormRow {
  /** Identifies the row while the form is open, wherever it is moved. */
  key: string;
  label: string;
  kind: RowKind;
  /** The text, or the number as it was typed. */
  text: string;
  unit: string;
  yes: boolean;
}

/** A sheet as it is edited. Every attribute is the typed text. */
export type SheetForm = Record<keyof SheetRecord, string> & {
  rows: FormRow[];
  printers: string[];
  /** The typed name of a printer that is not added yet. */
  printer: string;
};

/** Problems by field. The fields of a row are named by its key: `rows.<key>.label`. */
export type Problems = Record<string, string>;

/** Browsers have no crypto.randomUUID over plain http, which a shop on a local network may use. */
let lastKey = 0;

export function emptyRow(): FormRow {
  lastKey += 1;
  return { key: `row${lastKey}`, label: "", kind: "text", text: "", unit: "", yes: true };
}

/** The form of a product. A product without a sheet has an empty form. */
export function formOf(product: Partial<Sheet>): SheetForm {
  const sheet = sheetOf(product);
  const typed = sheetAttributes.map(({ backend }) => [backend, sheet[backend]?.toString() ?? ""]);
  return {
    ...(Object.fromEntries(typed) as Record<keyof SheetRecord, string>),
    rows: (product.rows ?? []).map(formRowOf),
    printers: product.printers ?? [],
    printer: "",
  };
}

function formRowOf(row: SheetRow): FormRow {
  const { label, value } = row;
  if (typeof value === "boolean") return { ...emptyRow(), label, kind: "yes-no", yes: value };
  if (typeof value === "string") return { ...emptyRow(), label, text: value };
  const unit = ("unit" in row && row.unit) || "";
  return { ...emptyRow(), label, kind: "number", text: value.toString(), unit };
}

/**
 * The sheet that a form describes, and the problems of typed texts. The backend checks the rest.
 */
export function readForm(form: SheetForm): { sheet: Sheet; problems: Problems } {
  const problems: Problems = {};

  function number(field: string, typed: string): number | null {
    if (typed.trim() === "") return null;
    // Both "70,5" and "70.5" are accepted.
    const value = Number(typed.trim().replace(/^([^.,]*),([^.,]*)$/, "$1.$2"));
    if (Number.isFinite(value)) return value;
    problems[field] = t("productSheet.number");
    return null;
  }

  function row({ key, label, kind, text, unit, yes }: FormRow): SheetRow {
    if (kind === "yes-no") return { label: label.trim(), value: yes };
    if (kind === "text") return { label: label.trim(), value: text.trim() };
    const field = `rows.${key}.value`;
    const value = number(field, text);
    if (value === null) problems[field] ??= t("productSheet.enterNumber");
    const measured = { label: label.trim(), value: value ?? 0 };
    return unit.trim() ? { ...measured, unit: unit.trim() } : measured;
  }

  const attributes = sheetAttributes.map(({ backend, kind }) => [
    backend,
    kind === "measure" ? number(backend, form[backend]) : form[backend].trim(),
  ]);
  const sheet: Sheet = {
    ...sheetOf(Object.fromEntries(attributes)),
    rows: form.rows.map(row),
    printers: form.printers,
  };
  for (const { key, label } of form.rows) {
    if (label.trim() === "") problems[`rows.${key}.label`] = t("productSheet.enterLabel");
  }
  const printer = form.printer.trim();
  if (printer) problems.printer = t("productSheet.printerLeft", { printer });
  return { sheet, problems };
}

/** The fields of `sheet` that differ from the product's: what is sent. */
export function changesOf(sheet: Sheet, product: Partial<Sheet>): Partial<Sheet> {
  const before = readForm(formOf(product)).sheet;
  const changed = sheetFields.filter((field) => !same(sheet[field], before[field]));
  return Object.fromEntries(changed.map((field) => [field, sheet[field]]));
}

/** Whether closing the form would lose a change. */
export function isDirty(form: SheetForm, product: Partial<Sheet>): boolean {
  const { sheet, problems } = readForm(form);
  const unreadable = Object.keys(problems).some((field) => !field.endsWith(".label"));
  return unreadable || Object.keys(changesOf(sheet, product)).length > 0;
}

/** The fields that differ between two states of a product. */
export function changedMeanwhile(before: SheetProduct, now: SheetProduct): (keyof Sheet)[] {
  const { sheet } = readForm(formOf(now));
  return Object.keys(changesOf(sheet, before)) as (keyof Sheet)[];
}

export function moveRow(rows: FormRow[], key: string, toPlaceOf: string): FormRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = rows.findIndex((row) => row.key === toPlaceOf);
  const row = rows[from];
  if (!row || to < 0) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/**
 * The backend's problems by field of the form. The backend names a row by its place, the form by
 * its key. Problems of no field of a sheet are under the empty name.
 */
export function problemsByField(fields: FieldProblem[], rows: FormRow[]): Problems {
  const problems: Problems = {};
  for (const { field, message } of fields) {
    const [first = "", place = "", ...rest] = field.split(".");
    const row = first === "rows" ? rows[Number(place || Number.NaN)] : undefined;
    if (row) {
      // A problem of a unit is shown at the row's value, beside it.
      const part = rest[0] === "label" ? "label" : "value";
      problems[`rows.${row.key}.${part}`] ??= message;
    } else if (sheetFields.some((name) => name === first)) {
      problems[first] ??= message;
    } else {
      problems[""] = [problems[""], `${field}: ${message}`].filter(Boolean).join(" ");
    }
  }
  return problems;
}

/** The problems that remain when a field changes: the problem of an edited field disappears. */
export function problemsLeft(
  problems: Problems,
  form: SheetForm,
  changed: Partial<SheetForm>,
): Problems {
  const { rows = form.rows } = changed;
  const untouched = new Set(form.rows.filter((row) => rows.includes(row)).map(({ key }) => key));
  const left = Object.entries(problems).filter(([field]) => {
    const [name = "", key] = field.split(".");
    return key === undefined ? !(name in changed) : untouched.has(key);
  });
  return Object.fromEntries(left);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
