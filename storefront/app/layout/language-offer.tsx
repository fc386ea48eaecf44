import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  currentLanguage,
  type Language,
  languages,
  mainLanguage,
  offerOf,
  pathIn,
} from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "~/ui/icons.tsx";

/** The key in browser storage of a visitor who has answered. */
const answeredKey = "language-offer";

/**
 * Offers the first visit of a page in the main language the browser's language. It appears after the
 * page, which is the same for everybody, and never by itself leads elsewhere.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<Language>();
  useEffect(() => setOffered(offeredLanguage()), []);
  if (!offered || currentLanguage() !== mainLanguage) return null;
  const answer = () => {
    rememberAnswer();
    setOffered(undefined);
  };
  return (
    <div className="fixed inset-s-3 bottom-3 z-30 flex animate-rise items-center rounded-md border border-line bg-sheet ps-4 shadow-lg print:hidden">
      <a
        href={pathIn(offered, pathname + search)}
        hrefLang={offered}
        lang={offered}
        onClick={answer}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-link"
      >
        {offerOf(offered)}
      </a>
      <button
        type="button"
        aria-label={m.window_close()}
        onClick={answer}
        className="inline-flex size-11 items-center justify-center hover:bg-wash"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

/** The language that the browser prefers, if it is another one of the shop's and was not offered. */
function offeredLanguage(): Language | undefined {
  const preferred = navigator.languages
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split("-")[0]))
    .find((language) => language !== undefined);
  return preferred === mainLanguage || hasAnswered() ? undefined : preferred;
}

function hasAnswered(): boolean {
  try {
    return window.localStorage.getItem(answeredKey) !== null;
  } catch {
    // Without storage it would come back on every page.
    return true;
  }
}

function rememberAnswer(): void {
  try {
    window.localStorage.setItem(answeredKey, "answered");
  } catch (cause) {
    console.warn("This browser does not let the shop remember the answer.", cause);
  }
}
