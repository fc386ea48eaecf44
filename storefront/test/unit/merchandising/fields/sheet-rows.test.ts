import { expect, test } from "vitest";
import { pastedRows } from "~/merchandising/fields/pasted-rows.ts";
import {
  amountOf,
  isWrongNumber,
  kindOf,
  numberRow,
  toKind,
  writtenRow,
} from "~/merchandising/fields/sheet-rows.ts";

test("a row of text becomes a number with its unit, and back", () => {
  const number = toKind({ label: "Volume", value: "70,5 ml" }, "number");
  expect(number).toEqual({ label: "Volume", value: "70,5 ml", number: 70.5, unit: "ml" });
  expect(writtenRow(number)).toEqual({ label: "Volume", value: 70.5, unit: "ml" });
  expect(toKind(number, "text")).toEqual({ label: "Volume", value: "70,5 ml" });
  expect(toKind({ label: "Refillable", value: "oui" }, "yesNo")).toMatchObject({ flag: true });
});

test("a number keeps what is typed until it is one", () => {
  const typing = numberRow("Volume", "70.", "ml");
  expect(kindOf(typing)).toBe("number");
  expect(amountOf(typing)).toBe("70.");
  expect(isWrongNumber(typing)).toBe(true);
});

const fromSheet = [
  { label: "Capacity", value: "70 ml", number: 70, unit: "ml" },
  { label: "Ink", value: "Dye" },
];

test.each([
  ["tab-separated lines", { html: "", text: "Capacity\t70\tml\r\nInk\tDye\t\r\n" }],
  ["CSV with semicolons", { html: "", text: 'Capacity;70;ml\n"Ink";Dye;' }],
])("%s become rows", (_name, pasted) => {
  expect(pastedRows(pasted)).toEqual(fromSheet);
});

test("a plain text stays one, with commas and over several lines too", () => {
  expect(pastedRows({ html: "<p>Dye</p>", text: "Dye, for photographs" })).toBeNull();
  expect(pastedRows({ html: "", text: "First line\nSecond, with a comma" })).toBeNull();
});
