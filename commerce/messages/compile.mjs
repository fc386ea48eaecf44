import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const here = dirname(fileURLToPath(import.meta.url));
const settingsIn = (folder) => join(folder, "settings.json");
const stampName = ".compiled-from";

/** The languages of the shop: the main one, `baseLocale`, and all of them, `locales`. */
export const languageSettings = JSON.parse(readFileSync(settingsIn(here), "utf8"));

/**
 * Compiles the message catalogues (`<language>.json`) into one typed function per message, and the
 * list of languages, `languages.ts`. Unchanged catalogues and settings are not compiled again. It
 * compiles beside the place, because other processes may be reading or compiling at the same time.
 *
 * @param {object} task
 * @param {string} task.outdir the folder of the compiled messages
 * @param {string} task.unfinished a folder of this process on the same disk
 * @param {Omit<import("@inlang/paraglide-js").CompilerOptions, "project" | "outdir">} task.options
 * @param {string} [task.catalogues] the folder of the catalogues and their settings
 */
export async function compileMessages({ outdir, unfinished, options, catalogues = here }) {
  const settingsFile = settingsIn(catalogues);
  const { baseLocale, locales } = JSON.parse(readFileSync(settingsFile, "utf8"));
  const catalogueOf = (language) => join(catalogues, `${language}.json`);
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const file of [fileURLToPath(import.meta.url), settingsFile, ...locales.map(catalogueOf)]) {
    hash.update(readFileSync(file));
  }
  const compiledFrom = hash.digest("hex");
  const isCompiled = () => {
    try {
      return readFileSync(join(outdir, stampName), "utf8") === compiledFrom;
    } catch {
      return false;
    }
  };
  if (isCompiled()) return;

  await compile({
    ...options,
    project: inlangProject(`${unfinished}.inlang`, { baseLocale, locales }, catalogues),
    outdir: unfinished,
    disableAsyncLocalStorage: true,
    additionalFiles: { "languages.ts": languagesModule(baseLocale, locales, catalogueOf) },
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  rmSync(`${unfinished}.inlang`, { recursive: true });
  writeFileSync(join(unfinished, stampName), compiledFrom);
  if (isCompiled()) return rmSync(unfinished, { recursive: true });
  try {
    rmSync(outdir, { recursive: true, force: true });
    mkdirSync(dirname(outdir), { recursive: true });
    renameSync(unfinished, outdir);
  } catch (error) {
    // Another process was quicker.
    if (!isCompiled()) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** Writes the project that Paraglide reads. It adds files of its own, so it lies outside the sources. */
function inlangProject(project, languages, catalogues) {
  const plugin = fileURLToPath(import.meta.resolve("@inlang/plugin-message-format"));
  const settings = {
    ...languages,
    modules: [plugin],
    "plugin.inlang.messageFormat": { pathPattern: join(catalogues, "{locale}.json") },
  };
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "settings.json"), JSON.stringify(settings));
  return project;
}

/** The languages with their own names and the locales of their numbers and dates. */
function languagesModule(baseLocale, locales, catalogueOf) {
  const languages = locales.map((language) => {
    const { language_name: name, language_locale: locale } = JSON.parse(
      readFileSync(catalogueOf(language), "utf8"),
    );
    return `  ${language}: ${JSON.stringify({ name, locale })},\n`;
  });
  return `export const mainLanguage = "${baseLocale}";\n\nexport const languageFacts = {\n${languages.join("")}} as const;\n`;
}
