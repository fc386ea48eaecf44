import "../../../admin-language";
import { describe, expect, it } from "vitest";
import { emptySheet } from "../../../../catalogue-schema/src/attributes";
import type { SheetProduct } from "../../../../src/admin/product-sheet/sheet";
import {
  changedMeanwhile,
  changesOf,
  emptyRow,
  formOf,
  isDirty,
  moveRow,
  problemsByField,
  problemsLeft,
  readForm,
} from "../../../../src/admin/product-sheet/sheet-form";

const fixture: SheetProduct = {
  ...emptySheet,
  id: "prod_1",
  title: "Epson 102 ink bottle",
  version: "1",
  sold: 3,
  brand: "Epson",
  color: "Black",
  color_swatch: "#1c1c1c",
  mpn: "C13T03R140",
  series: "102",
  kind: "ink bottle",
  ink_type: "Pigment",
  condition: "oem",
  volume_ml: 127,
  page_yield: 7500,
  yield_standard: "ISO/IEC 24712",
  pdf: "https://files.example/102.pdf",
  rows: [
    { label: "Capacity", value: 127, unit: "ml" },
    { label: "Refillable", value: false },
    { label: "Shelf life", value: "24 months" },
  ],
  printers: ["Epson ET-2750"],
};

function labels(rows: { label: string }[]): string[] {
  return rows.map(({ label }) => label);
}

describe("the form of a sheet", () => {
  it("gives back what it was made of", () => {
    const form = formOf(fixture);
    expect(changesOf(readForm(form).sheet, fixture)).toEqual({});
    expect(isDirty(form, fixture)).toBe(false);
  });

  it("is empty and clean for a product that has no sheet", () => {
    const form = formOf({});
    expect(readForm(form).problems).toEqual({});
    expect(isDirty(form, {})).toBe(false);
  });

  it("sends only what was changed", () => {
    const form = { ...formOf(fixture), brand: " Epson ", volume_ml: "70,5" };
    expect(changesOf(readForm(form).sheet, fixture)).toEqual({ volume_ml: 70.5 });
  });

  it("knows a number that is written in another way", () => {
    const form = { ...formOf(fixture), page_yield: "7500.0" };
    expect(isDirty(form, fixture)).toBe(false);
  });

  it.each(["seventy", "1.2.3", "1,200.5"])("does not take %s for a number", (typed) => {
    const form = { ...formOf(fixture), volume_ml: typed };
    expect(readForm(form).problems).toHaveProperty("volume_ml");
    expect(isDirty(form, fixture)).toBe(true);
  });

  it("keeps what is typed into a row when its kind is changed and changed back", () => {
    const form = formOf(fixture);
    const asText = form.rows.map((row) => ({ ...row, kind: "text" as const }));
    expect(readForm({ ...form, rows: asText }).sheet.rows[0]).toEqual({
      label: "Capacity",
      value: "127",
    });
    const back = asText.map((row, place) => ({ ...row, kind: form.rows[place]?.kind ?? "text" }));
    expect(isDirty({ ...form, rows: back }, fixture)).toBe(false);
  });

  it("does not lose a printer that is typed and not added", () => {
    const form = { ...formOf(fixture), printer: "Epson L3150" };
    expect(readForm(form).problems.printer).toContain("“Epson L3150” is not added yet");
    expect(isDirty(form, fixture)).toBe(true);
  });

  it("asks for a row's label, and for the number of a row that is one", () => {
    const row = { ...emptyRow(), kind: "number" as const };
    const { problems } = readForm({ ...formOf(fixture), rows: [row] });
    expect(Object.keys(problems).toSorted()).toEqual([
      `rows.${row.key}.label`,
      `rows.${row.key}.value`,
    ]);
  });

  it("is dirty once a row is added, and clean once that is taken away again", () => {
    const form = formOf(fixture);
    expect(isDirty({ ...form, rows: [...form.rows, emptyRow()] }, fixture)).toBe(true);
    expect(isDirty({ ...form, rows: form.rows.slice() }, fixture)).toBe(false);
  });
});

describe("moving a row", () => {
  const { rows } = formOf(fixture);
  const [first, second, third] = rows.map(({ key }) => key) as [string, string, string];

  it("puts it where the other was, downwards and upwards", () => {
    expect(labels(moveRow(rows, first, third))).toEqual(["Refillable", "Shelf life", "Capacity"]);
    expect(labels(moveRow(rows, third, first))).toEqual(["Shelf life", "Capacity", "Refillable"]);
    expect(labels(moveRow(rows, second, second))).toEqual(labels(rows));
  });

  it("changes nothing for a row that is gone", () => {
    expect(moveRow(rows, "gone", first)).toBe(rows);
    expect(moveRow(rows, first, "gone")).toBe(rows);
  });
});

describe("the backend's field problems", () => {
  it("stay with their row when it is moved", () => {
    const { rows } = formOf(fixture);
    const fields = [
      { field: "mpn", message: "Another product's." },
      { field: "rows.2.label", message: "Too long." },
      { field: "rows.0.unit", message: "Too long as well." },
      { field: "printers.3", message: "No printer." },
    ];
    expect(problemsByField(fields, rows)).toEqual({
      mpn: "Another product's.",
      [`rows.${rows[2]?.key}.label`]: "Too long.",
      [`rows.${rows[0]?.key}.value`]: "Too long as well.",
      printers: "No printer.",
    });
  });

  it("are not lost where the form has no such field", () => {
    const fields = [
      { field: "title", message: "Enter a title." },
      { field: "rows", message: "At most 100 rows." },
      { field: "stock", message: "Too many." },
    ];
    expect(problemsByField(fields, [])).toEqual({
      rows: "At most 100 rows.",
      "": "title: Enter a title. stock: Too many.",
    });
  });
});

it("a problem goes when its field or its row is edited, and stays when the row is moved", () => {
  const form = formOf(fixture);
  const [first, second, third] = form.rows;
  const problems = {
    mpn: "Another product's.",
    rows: "At most 100 rows.",
    [`rows.${first?.key}.label`]: "Too long.",
    [`rows.${second?.key}.value`]: "Too long.",
  };
  expect(Object.keys(problemsLeft(problems, form, { mpn: "X" }))).not.toContain("mpn");
  const rows = [second, { ...first, label: "Short" }, third] as typeof form.rows;
  expect(problemsLeft(problems, form, { rows })).toEqual({
    mpn: "Another product's.",
    [`rows.${second?.key}.value`]: "Too long.",
  });
});

it("what somebody else has changed is named, whatever the order of a row's parts", () => {
  const now: SheetProduct = {
    ...fixture,
    version: "2",
    color: "Photo black",
    rows: fixture.rows.map((row) => ({ ...row })),
  };
  expect(changedMeanwhile(fixture, now)).toEqual(["color"]);
});
