import { expect, it } from "vitest";
import { wordsToTranslate } from "../../../catalogue-schema/src/words";

it("the words of a product are its labels and texts, without names and without what is counted", () => {
  const rows = [
    { label: "Manufacturer", value: "Epson" },
    { label: "Prints in", value: "Colour" },
    { label: "Capacity", value: "70 ml" },
    { label: "Width", value: 12, unit: "mm" },
    { label: "Width", value: true },
  ];
  const words = ["Black", "Capacity", "Colour", "Dye", "Manufacturer", "Prints in", "Width"];
  const byBackend = { title: "Ink", brand: "Epson", color: "Black ", ink_type: "Dye" };
  const byName = { Title: "Ink", Brand: "Epson", color: "Black", inkType: "Dye" };
  expect(wordsToTranslate(byBackend, "backend", rows).toSorted()).toEqual(words);
  expect(wordsToTranslate(byName, "name", rows).toSorted()).toEqual(words);
});
