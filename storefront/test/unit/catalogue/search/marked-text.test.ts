import { expect, it } from "vitest";
import { markedParts } from "~/catalogue/search/marked-text.tsx";

it.each([
  ["Epson 664 ink", "eps", "[Eps]on 664 ink"],
  ["Epson 664 ink", "ink epson", "[Epson] 664 [ink]"],
  ["Épson T6641", "epson t66", "[Épson] [T66]41"],
  ["Black ink", "lack", "Black ink"],
  ["Black ink", "", "Black ink"],
])("of %o, %o marks %o", (text, typed, expected) => {
  const marked = markedParts(text, typed).map(({ part, isMarked }) =>
    isMarked ? `[${part}]` : part,
  );
  expect(marked.join("")).toBe(expected);
});
