import { useEffect, useState } from "react";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { longestTyped, type Suggestions } from "./suggestions.ts";
import { typedText } from "./typed-text.ts";

/** Suggestions are fetched after this pause in typing, ms. */
const pauseMs = 120;

type Answer = { typed: string; suggestions?: Suggestions };

type SuggestionsState = {
  /** Of the last text, or of the one before while the answer is loading. */
  suggestions: Suggestions | undefined;
  isLoading: boolean;
  /** Suggestions cannot be loaded; the search itself may still work. */
  hasFailed: boolean;
};

/**
 * Suggestions for a typed text. Each letter aborts the call before it, so that an older answer
 * never replaces a newer one.
 */
export function useSuggestions(text: string): SuggestionsState {
  const typed = typedText(text).slice(0, longestTyped);
  const [answer, setAnswer] = useState<Answer>({ typed: "" });

  useEffect(() => {
    if (typed === "") {
      setAnswer({ typed: "" });
      return;
    }
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await ask(typed, question.signal);
      if (!question.signal.aborted) setAnswer({ typed, ...(suggestions && { suggestions }) });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [typed]);

  const isLoading = typed !== "" && answer.typed !== typed;
  return {
    suggestions: typed === "" ? undefined : answer.suggestions,
    isLoading,
    hasFailed: typed !== "" && !isLoading && !answer.suggestions,
  };
}

/** The suggestions, or undefined if they cannot be loaded: the box is then a plain search. */
async function ask(typed: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const path = `/suggestions?${new URLSearchParams({ q: typed })}`;
    const response = await fetch(pathIn(currentLanguage(), path), { signal });
    if (!response.ok) return undefined;
    // The answer of our own route has this shape.
    return (await response.json()) as Suggestions;
  } catch (cause) {
    if (!signal.aborted) console.warn("There are no suggestions for the search.", cause);
    return undefined;
  }
}
