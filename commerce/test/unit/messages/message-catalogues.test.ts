import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mainLanguage } from "../../../messages/dist/languages";
import { languages } from "../../../src/languages";

type Catalogue = Record<string, unknown>;

const catalogues = new URL("../../../messages/", import.meta.url);

function catalogueOf(language: string): Catalogue {
  const file = new URL(`${language}.json`, catalogues);
  const { $schema: _, ...messages } = JSON.parse(readFileSync(file, "utf8"));
  return messages;
}

/** The names of what a message is given, such as `count`; what it works out itself is left out. */
function inputsOf(message: unknown): string[] {
  const text = JSON.stringify(message).replaceAll(/\\\\[{}]/g, "");
  const computed = new Set([...text.matchAll(/"local (\w+) = /g)].map(([, name]) => name));
  const named = [...text.matchAll(/\{(\w+)\}|"input (\w+)"/g)].map(([, one, two]) => one ?? two);
  return [...new Set(named.filter((name) => name && !computed.has(name)))].sort() as string[];
}

const main = catalogueOf(mainLanguage);

/** All languages with a catalogue; those that are not offered yet may lack messages. */
const translations = readdirSync(catalogues)
  .filter((file) => file.endsWith(".json") && file !== "settings.json")
  .map((file) => file.replace(".json", ""))
  .filter((language) => language !== mainLanguage);

it.each(languages.filter((language) => language !== mainLanguage))(
  "no message is missing in %s",
  (language) => {
    expect(Object.keys(catalogueOf(language))).toEqual(expect.arrayContaining(Object.keys(main)));
  },
);

describe.each(translations)("messages in %s", (language) => {
  const own = catalogueOf(language);

  it("are messages of the main language: none is left over", () => {
    expect(Object.keys(own).filter((name) => !(name in main))).toEqual([]);
  });

  it("name nothing that they are not given", () => {
    const stray = Object.entries(own).flatMap(([key, message]) => {
      const given = inputsOf(main[key]);
      return inputsOf(message)
        .filter((name) => !given.includes(name))
        .map((name) => `${key}: ${name}`);
    });
    expect(stray).toEqual([]);
  });

  it("say something", () => {
    expect(Object.entries(own).filter(([, message]) => message === "")).toEqual([]);
  });
});

it("Arabic counts in its own forms: one, two, a few and more", () => {
  const counted = Object.entries(catalogueOf("ar")).filter(([name]) =>
    JSON.stringify(main[name]).includes('=one"'),
  );
  const lacking = counted.filter(([, message]) =>
    ["one", "two", "few", "*"].some((form) => !JSON.stringify(message).includes(`=${form}"`)),
  );
  expect(counted.length).toBeGreaterThan(10);
  expect(lacking.map(([name]) => name)).toEqual([]);
});

it("German is typeset as German: „…“, and a space that does not break before …, %, MB and MwSt.", () => {
  const texts = JSON.stringify(Object.values(catalogueOf("de"))).replaceAll(/„[^„“"]*“/g, "");
  expect(texts.match(/['„“”’«»]|\S…| (?:…|%|MB)|(?:ohne|inkl\.) MwSt/gi)).toBeNull();
});

/** The names of the messages that the code asks for. */
function usedMessages(): Set<string> {
  const used = new Set(["language_name", "language_offer", "language_locale"]);
  for (const folder of ["storefront/app", "storefront/service-worker", "commerce/src/mails"]) {
    const root = fileURLToPath(new URL(`../../../../${folder}/`, import.meta.url));
    for (const path of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(path) || path.startsWith("paraglide")) continue;
      const source = readFileSync(root + path, "utf8");
      for (const [, name = ""] of source.matchAll(/\bm\.(\w+)/g)) used.add(name);
    }
  }
  return used;
}

it("no message is left over that nothing shows", () => {
  const used = usedMessages();
  expect(Object.keys(main).filter((name) => !used.has(name))).toEqual([]);
});
