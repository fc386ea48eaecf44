import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileMessages } from "../../../messages/compile.mjs";
import { mainLanguage } from "../../../messages/dist/languages";
import { languages } from "../../../src/languages";

type Catalogue = Record<string, unknown>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "added-language-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The emails' messages of a language. */
async function mailMessages(language: string): Promise<Catalogue> {
  const file = new URL(`../../../messages/${language}.json`, import.meta.url);
  const all = Object.entries<unknown>(JSON.parse(await readFile(file, "utf8")));
  return Object.fromEntries(all.filter(([name]) => /^(?:mail|language)_/.test(name)));
}

function write(name: string, content: unknown): Promise<void> {
  return writeFile(join(folder, name), JSON.stringify(content));
}

it("a language is one catalogue and its code in the settings", async () => {
  for (const language of languages) await write(`${language}.json`, await mailMessages(language));
  await write("it.json", {
    ...(await mailMessages("fr")),
    language_name: "Italiano",
    language_offer: "Il negozio in italiano",
    language_locale: "it-IT",
    mail_confirmation_subject: "Il suo ordine n. {number}",
  });
  await write("settings.json", { baseLocale: mainLanguage, locales: [...languages, "it"] });

  const outdir = join(folder, "dist");
  const options = {
    strategy: ["globalVariable" as const],
    outputStructure: "locale-modules" as const,
  };
  await compileMessages({
    catalogues: folder,
    outdir,
    unfinished: join(folder, "unfinished"),
    options,
  });

  const { m } = await import(pathToFileURL(join(outdir, "messages.js")).href);
  expect(m.mail_confirmation_subject({ number: 42 }, { locale: "it" })).toBe("Il suo ordine n. 42");
  expect(m.mail_confirmation_subject({ number: 42 }, { locale: "de" })).toMatch(/^Ihre Best/);
  const facts =
    '{"name":"Italiano","offer":"Il negozio in italiano","locale":"it-IT","direction":"ltr","isPreview":false}';
  expect(await readFile(join(outdir, "languages.ts"), "utf8")).toContain(`it: ${facts}`);
});
