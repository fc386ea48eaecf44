import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { pseudoCatalogue, pseudoLocale } from "./pseudo-locale.mjs";

/*
 * Compiles the message catalogues (`messages/<language>.json`) into one typed function per message,
 * `app/paraglide/`. Unchanged catalogues and settings are not compiled again. With preview languages,
 * the result is in a folder of its own, so that it meets no other command.
 */

const here = dirname(fileURLToPath(import.meta.url));
const stampName = ".compiled-from";

const settingsFile = join(here, "project.inlang/settings.json");
const settings = JSON.parse(readFileSync(settingsFile, "utf8"));
/** The languages with unfinished texts that this build includes: `PREVIEW_LANGUAGES`. */
export const previewLanguages = (process.env.PREVIEW_LANGUAGES ?? "").split(",").filter(Boolean);
export const { baseLocale } = settings;
export const locales = [...settings.locales, ...previewLanguages];
/** The folder of the compiled messages. */
export const outdir = join(
  here,
  previewLanguages.length ? `.cache/paraglide-${previewLanguages.join("-")}` : "app/paraglide",
);

const catalogueOf = (language) =>
  join(here, "messages", `${language === pseudoLocale ? baseLocale : language}.json`);
const sources = [
  ...["compile-messages.mjs", "pseudo-locale.mjs"].map((file) => join(here, file)),
  settingsFile,
  ...locales.map(catalogueOf),
];
const hash = createHash("sha256");
for (const file of sources) hash.update(readFileSync(file));
const compiledFrom = hash.digest("hex");

if (previewLanguages.includes(pseudoLocale) && process.env.VITE_FIREBASE_CONFIG) {
  throw new Error(`The language "${pseudoLocale}" is for tests, not for production.`);
}

function isCompiled() {
  try {
    return readFileSync(join(outdir, stampName), "utf8") === compiledFrom;
  } catch {
    return false;
  }
}

function readCatalogue(language) {
  const catalogue = JSON.parse(readFileSync(catalogueOf(language), "utf8"));
  return language === pseudoLocale ? pseudoCatalogue(catalogue) : catalogue;
}

/** The languages with their own names, the locales of their numbers and dates, and their direction. */
function languagesModule() {
  const languages = locales.map((language) => {
    const { language_name: name, language_locale: locale } = readCatalogue(language);
    const known = new Intl.Locale(language);
    const { direction } = known.getTextInfo?.() ?? known.textInfo;
    const isPreview = previewLanguages.includes(language);
    return `  ${language}: ${JSON.stringify({ name, locale, direction, isPreview })},\n`;
  });
  return `export const mainLanguage = "${baseLocale}";\n\nexport const languageFacts = {\n${languages.join("")}} as const;\n`;
}

/** Writes the project of all languages: the settings with the preview languages, and the catalogues. */
function writeProject(folder) {
  const project = join(folder, "project.inlang");
  mkdirSync(project, { recursive: true });
  for (const language of locales) {
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(readCatalogue(language)));
  }
  const own = {
    ...settings,
    locales,
    modules: settings.modules.map((path) => relative(folder, join(here, path))),
    "plugin.inlang.messageFormat": { pathPattern: "./{locale}.json" },
  };
  writeFileSync(join(project, "settings.json"), JSON.stringify(own));
  return project;
}

/** Compiles beside the place, because other processes may be reading or compiling at the same time. */
async function compileMessages() {
  const unfinished = join(here, `.cache/messages-${process.pid}`);
  await compile({
    project: writeProject(`${unfinished}-project`),
    outdir: unfinished,
    // The shop knows the language of a request itself: `app/language/language.ts`.
    strategy: ["globalVariable", "baseLocale"],
    disableAsyncLocalStorage: true,
    additionalFiles: { "languages.ts": languagesModule() },
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  rmSync(`${unfinished}-project`, { recursive: true });
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
