import { useLocation } from "react-router-dom";
import { currentLanguage, languages, nameOf, pathIn } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

type LanguageSwitchProps = {
  className?: string;
  /** Leaves out the language of the page. */
  onlyOthers?: boolean;
};

/**
 * Links to this page in the other languages. They load a document, because each language has its
 * own; the query stays, so filters and searches stay too.
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
