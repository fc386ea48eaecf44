import { expect, test } from "vitest";
import { countries, countryCode, countryName } from "~/identity/sign-up/country-code.ts";

test.each([
  ["Austria", "at"],
  ["  germany ", "de"],
  ["UK", "gb"],
  ["Czech Republic", "cz"],
  ["fr", "fr"],
  ["Atlantis", null],
  ["", null],
])("%s is %s", (typed, code) => expect(countryCode(typed)).toBe(code));

test("every suggested name leads to a code again", () => {
  for (const { name } of countries()) expect(countryCode(name), name).not.toBeNull();
  expect(countryName("ie")).toBe("Ireland");
});
