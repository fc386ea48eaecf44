import "../../../admin-language";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import { afterEach, describe, expect, it } from "vitest";
import {
  adminLabels,
  dateText,
  numberText,
  type TextKey,
  t,
  texts,
  timeText,
} from "../../../../src/admin/i18n/translate";

type Texts = { [key: string]: string | Texts };

/** Every text by its whole key. */
function entries(part: Texts, above = ""): [string, string][] {
  return Object.entries(part).flatMap(([key, text]) =>
    typeof text === "string" ? [[above + key, text]] : entries(text, `${above}${key}.`),
  );
}

/** By key, the values that a text takes, sorted. */
function values(part: Texts): Record<string, string[]> {
  const taken = entries(part).map(([key, text]) => [key, (text.match(/{{.*?}}/g) ?? []).sort()]);
  return Object.fromEntries(taken);
}

const admin = join(import.meta.dirname, "../../../../src/admin");
const sources = readdirSync(admin, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(admin, name), "utf8"))
  .join("\n");

describe("the admin's texts", () => {
  it.each(["de", "fr"] as const)("in %s are those in English, with the same values", (language) => {
    expect(values(texts[language])).toEqual(values(texts.en));
  });

  it("are all shown somewhere", () => {
    const families = [...sources.matchAll(/t\(`([\w.]+\.)\$\{/g)].map(([, start = ""]) => start);
    // The dashboard shows these itself.
    const { login: _, ...ours } = texts.en;
    const unused = entries(ours)
      .map(([key]) => key.replace(/_(one|other)$/, ""))
      .filter((key) => !sources.includes(`"${key}"`))
      .filter((key) => !families.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe("the admin's language", () => {
  afterEach(() => i18next.changeLanguage("en"));

  function shown() {
    const key: TextKey = "health.count";
    return [
      t(key, { count: 1 }),
      t(key, { count: 2500 }),
      numberText(2500.5),
      timeText(5, "minute"),
      dateText("2026-11-21T12:00:00.000Z"),
      adminLabels().Title.label,
    ];
  }

  it.each([
    ["en", "1 product", "2,500 products", "2,500.5", "5 minutes", "November 21, 2026", "Title"],
    ["de", "1 Produkt", "2.500 Produkte", "2.500,5", "5 Minuten", "21. November 2026", "Titel"],
    [
      "fr",
      "1 produit",
      "2\u202f500 produits",
      "2\u202f500,5",
      "5 minutes",
      "21 novembre 2026",
      "Titre",
    ],
  ])(
    "%s is the one of texts, plurals, numbers, times and labels",
    async (language, ...expected) => {
      await i18next.changeLanguage(language);
      expect(shown()).toEqual(expected);
    },
  );

  it.each(["de-AT", "fr-CH"])("%s is read by its first part", async (language) => {
    await i18next.changeLanguage(language);
    expect(t("health.title")).toBe(
      language === "de-AT" ? texts.de.health.title : texts.fr.health.title,
    );
  });

  it.each(["zhCN", "enGB", "nl"])("falls back to English where it is %s", async (language) => {
    const english = shown();
    await i18next.changeLanguage(language);
    expect(shown()).toEqual(english);
  });
});
