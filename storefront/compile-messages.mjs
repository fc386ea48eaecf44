import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

/*
 * Compiles the message catalogues (`messages/<language>.json`) into one typed function per message,
 * `app/paraglide/`. Unchanged catalogues and settings are not compiled again.
 */

const here = dirname(fileURLToPath(import.meta.url));
const outdir = join(here, "app/paraglide");
const stamp = join(outdir, ".compiled-from");

const settingsFile = join(here, "project.inlang/settings.json");
const { baseLocale, locales } = JSON.parse(readFileSync(settingsFile, "utf8"));
const catalogueOf = (language) => join(here, "messages", `${language}.json`);
const sources = [fileURLToPath(import.meta.url), settingsFile, ...locales.map(catalogueOf)];
const hash = createHash("sha256");
for (const file of sources) hash.update(readFileSync(file));
const compiledFrom = hash.digest("hex");

function isCompiled() {
  try {
    return readFileSync(stamp, "utf8") === compiledFrom;
  } catch {
    return false;
  }
}

/** The languages with their own names and the locales of their numbers and dates. */
function languagesModule() {
  const languages = locales.map((language) => {
    const { language_name: name, language_locale: locale } = JSON.parse(
      readFileSync(catalogueOf(language), "utf8"),
    );
    return `  ${language}: ${JSON.stringify({ name, locale })},\n`;
  });
  return `export const mainLanguage = "${baseLocale}";\n\nexport const languageFacts = {\n${languages.join("")}} as const;\n`;
}

if (!isCompiled()) {
  await compile({
    project: join(here, "project.inlang"),
    outdir,
    // The shop knows a request's language itself: `app/language/language.ts`.
    strategy: ["globalVariable", "baseLocale"],
    disableAsyncLocalStorage: true,
    additionalFiles: { "languages.ts": languagesModule() },
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  writeFileSync(stamp, compiledFrom);
}
