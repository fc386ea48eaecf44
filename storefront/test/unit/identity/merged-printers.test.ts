import { expect, test } from "vitest";
import { mergedPrinters } from "~/identity/merged-printers.ts";

test.each([
  ["a first sign-in loses nothing", [], ["b"], ["a"], ["b", "a"]],
  ["nothing changed", ["a"], ["a"], ["a"], ["a"]],
  ["one was added here", ["a"], ["b", "a"], ["a"], ["b", "a"]],
  ["one was removed here", ["a", "b"], ["a"], ["a", "b"], ["a"]],
  ["one was added elsewhere", ["a"], ["a"], ["b", "a"], ["b", "a"]],
  ["one was removed elsewhere", ["a", "b"], ["a", "b"], ["a"], ["a"]],
  ["one was added here and elsewhere", [], ["a"], ["a"], ["a"]],
])("%s", (_what, base, here, account, joined) => {
  expect(mergedPrinters(base, here, account)).toEqual(joined);
});
