import { expect, test } from "vitest";
import { conflictsOf, settled } from "~/merchandising/conflict.ts";
import { emptyDraft } from "~/merchandising/form/product-draft.ts";

const from = { ...emptyDraft, Title: "Ink", Price: "9.90", Brand: "Epson" };
const mine = { ...from, Price: "10" };
const theirs = { ...from, Price: "11", Brand: "Canon" };

test("what I changed is suggested as mine, what only they changed as theirs", () => {
  expect(conflictsOf(from, mine, theirs)).toEqual([
    { field: "Price", suggested: "mine" },
    { field: "Brand", suggested: "theirs" },
  ]);
  expect(conflictsOf(from, mine, { ...theirs, Price: "10.00", Brand: "Epson" })).toEqual([]);
});

test("the choice is taken field by field", () => {
  const choices = new Map([
    ["Price", "mine"],
    ["Brand", "theirs"],
  ] as const);
  expect(settled(mine, theirs, choices)).toEqual({ ...from, Price: "10", Brand: "Canon" });
});
