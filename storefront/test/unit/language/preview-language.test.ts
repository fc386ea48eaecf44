import { expect, it, vi } from "vitest";
import { inLanguage } from "~/language/language.server.ts";
import { type Language, languageOfPath, languages, storedLanguage } from "~/language/language.ts";

const arabic = "ar" as Language;

// The setup of the tests has loaded the languages already.
vi.hoisted(() => vi.resetModules());
vi.mock("~/paraglide/languages.ts", async (original) => {
  const { languageFacts, ...others } = await original<typeof import("~/paraglide/languages.ts")>();
  const ar = { name: "العربية", locale: "ar", direction: "rtl", isPreview: true };
  return { ...others, languageFacts: { ...languageFacts, ar } };
});

it("a preview language is served at its URLs, and is none of the shop's languages", () => {
  expect(languageOfPath("/ar/shop")).toBe(arabic);
  expect(languages).not.toContain(arabic);
});

it("carts and orders of a preview language have the main language, which the backend knows", () => {
  expect(inLanguage(arabic, storedLanguage)).toBe("en");
  expect(inLanguage("fr", storedLanguage)).toBe("fr");
});
