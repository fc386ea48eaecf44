import { useLocation } from "react-router-dom";
import { currentLanguage, languages, nameOf, pathIn } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

type LanguageSwitchProps = {
  className?: string;
  /** Leaves out the language that is shown. */
  onlyOthers?: boolean;
};

/**
 * This page in the other languages. Plain links, as each language is a document of its own; the
 * query comes along, so that what is filtered or searched stays so.
 */
export function LanguageSwitch({ className, onlyOthers = false }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const shown = currentLanguage();
  return (
    <div className={className}>
      <ul aria-label={m.language_switch_language()} className="flex gap-x-1">
        {languages
          .filter((language) => !onlyOthers || language !== shown)
          .map((language) => (
            <li key={language}>
              <a
                href={pathIn(language, pathname + search)}
                hrefLang={language}
                lang={language}
                aria-current={language === shown ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center rounded-sm px-2.5 hover:underline",
                  language === shown ? "font-semibold text-key" : "text-key-soft",
                )}
              >
                {nameOf(language)}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
