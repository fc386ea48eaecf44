import { expect, it } from "vitest";
import { thumbnailOf } from "../../../src/catalogue-product/thumbnail";

const sources = [320, 1200, 640].map((width) => ({ url: `https://files.example/${width}`, width }));

it("is the narrowest of the first picture that lists can use", () => {
  expect(thumbnailOf([{ url: "https://files.example/whole", sources }])).toMatch(/640$/);
});

it("is the first picture itself where that has none, and nothing where there is no picture", () => {
  const url = "https://files.example/whole";
  expect(thumbnailOf([{ url, sources: sources.slice(0, 1) }])).toBe(url);
  expect(thumbnailOf([])).toBeNull();
});
