import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

/*
 * Compiles the message catalogues (`messages/<language>.json`) into one typed function per message,
 * `app/paraglide/`. Unchanged catalogues and settings are not compiled again.
 */

const here = dirname(fileURLToPath(import.meta.url));
const outdir = join(here, "app/paraglide");
const stampName = ".compiled-from";

const settingsFile = join(here, "project.inlang/settings.json");
const { baseLocale, locales } = JSON.parse(readFileSync(settingsFile, "utf8"));
const catalogueOf = (language) => join(here, "messages", `${language}.json`);
const sources = [fileURLToPath(import.meta.url), settingsFile, ...locales.map(catalogueOf)];
const hash = createHash("sha256");
for (const file of sources) hash.update(readFileSync(file));
const compiledFrom = hash.digest("hex");

function isCompiled() {
  try {
    return readFileSync(join(outdir, stampName), "utf8") === compiledFrom;
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

/** Compiles beside the place, because other processes may be reading or compiling at the same time. */
async function compileMessages() {
  const unfinished = join(here, `.cache/messages-${process.pid}`);
  await compile({
    project: join(here, "project.inlang"),
    outdir: unfinished,
    // The shop knows the language of a request itself: `app/language/language.ts`.
    strategy: ["globalVariable", "baseLocale"],
    disableAsyncLocalStorage: true,
    additionalFiles: { "languages.ts": languagesModule() },
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  writeFileSync(join(unfinished, stampName), compiledFrom);
  if (isCompiled()) return rmSync(unfinished, { recursive: true });
  try {
    rmSync(outdir, { recursive: true, force: true });
    renameSync(unfinished, outdir);
  } catch (error) {
    // Another process was quicker.
    if (!isCompiled()) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

if (!isCompiled()) await compileMessages();
