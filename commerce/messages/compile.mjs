import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { pseudoCatalogue, pseudoLocale } from "./pseudo-locale.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const stampName = ".compiled-from";
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Compiles the message catalogues (`<language>.json`) into one typed function per message, and the
 * list of languages, `languages.ts`. Unchanged catalogues and settings are not compiled again. It
 * compiles beside the place, because other processes may be reading or compiling at the same time.
 * Gives the main language, `baseLocale`, and all compiled languages, `locales`.
 *
 * @param {object} task
 * @param {string} task.outdir the folder of the compiled messages
 * @param {string} task.unfinished a folder of this process on the same disk
 * @param {Omit<import("@inlang/paraglide-js").CompilerOptions, "project" | "outdir">} task.options
 * @param {string} [task.catalogues] the folder of the catalogues and their settings
 * @param {string[]} [task.previewLanguages] languages with unfinished texts, which are compiled too
 * @returns {Promise<{ baseLocale: string, locales: string[] }>}
 */
export async function compileMessages(task) {
  const { outdir, unfinished, options, catalogues = here, previewLanguages = [] } = task;
  const { baseLocale, locales: finished } = readJson(join(catalogues, "settings.json"));
  const catalogueOf = (language) =>
    language === pseudoLocale
      ? pseudoCatalogue(catalogueOf(baseLocale))
      : readJson(join(catalogues, `${language}.json`));
  const locales = [...new Set([...finished, ...previewLanguages])];
  const messages = Object.fromEntries(locales.map((language) => [language, catalogueOf(language)]));

  const hash = createHash("sha256");
  hash.update(JSON.stringify({ options, baseLocale, finished, messages }));
  for (const file of ["compile.mjs", "pseudo-locale.mjs"])
    hash.update(readFileSync(join(here, file)));
  const compiledFrom = hash.digest("hex");
  const isCompiled = () => {
    try {
      return readFileSync(join(outdir, stampName), "utf8") === compiledFrom;
    } catch {
      return false;
    }
  };
  if (isCompiled()) return { baseLocale, locales };

  await compile({
    ...options,
    project: inlangProject(`${unfinished}.inlang`, baseLocale, messages),
    outdir: unfinished,
    disableAsyncLocalStorage: true,
    additionalFiles: { "languages.ts": languagesModule(baseLocale, finished, messages) },
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  rmSync(`${unfinished}.inlang`, { recursive: true });
  writeFileSync(join(unfinished, stampName), compiledFrom);
  try {
    if (!isCompiled()) {
      rmSync(outdir, { recursive: true, force: true });
      mkdirSync(dirname(outdir), { recursive: true });
      renameSync(unfinished, outdir);
    }
  } catch (error) {
    // Another process was quicker.
    if (!isCompiled()) throw error;
  }
  rmSync(unfinished, { recursive: true, force: true });
  return { baseLocale, locales };
}

/** Writes the project that Paraglide reads. It adds files of its own, so it lies outside the sources. */
function inlangProject(project, baseLocale, messages) {
  const plugin = fileURLToPath(import.meta.resolve("@inlang/plugin-message-format"));
  const settings = {
    baseLocale,
    locales: Object.keys(messages),
    modules: [plugin],
    "plugin.inlang.messageFormat": { pathPattern: join(project, "{locale}.json") },
  };
  mkdirSync(project, { recursive: true });
  for (const [name, content] of Object.entries({ settings, ...messages })) {
    writeFileSync(join(project, `${name}.json`), JSON.stringify(content));
  }
  return project;
}

/** The languages with their own names, the sentences that offer them, the locales of their numbers and dates, and their direction. */
function languagesModule(baseLocale, finished, messages) {
  const languages = Object.entries(messages).map(([language, catalogue]) => {
    const { language_name: name, language_offer: offer, language_locale: locale } = catalogue;
    const known = new Intl.Locale(language);
    const { direction } = known.getTextInfo?.() ?? known.textInfo;
    const isPreview = !finished.includes(language);
    return `  ${language}: ${JSON.stringify({ name, offer, locale, direction, isPreview })},\n`;
  });
  return `export const mainLanguage = "${baseLocale}";\n\nexport const languageFacts = {\n${languages.join("")}} as const;\n`;
}
