import { useEffect, useState } from "react";
import { longestTyped, type Suggestions } from "./suggestions.ts";
import { typedText } from "./typed-text.ts";

/** How long nobody types before what was typed is asked about, in ms. */
const pauseMs = 120;

type Answer = { typed: string; suggestions?: Suggestions };

type SuggestionsState = {
  /** For what was typed last, or before that while its answer is on its way. */
  suggestions: Suggestions | undefined;
  isLoading: boolean;
  /** There are none to be had now; searching may still work. */
  hasFailed: boolean;
};

/**
 * Suggestions for what is typed. Each letter rolls back the question before it, so that an older
 * answer never comes over a newer one.
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

/** The answer, or nothing where there is none: the box is a plain search then. */
async function ask(typed: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(`/suggestions?${new URLSearchParams({ q: typed })}`, { signal });
    if (!response.ok) return undefined;
    // Our own route answers, with what it promises.
    return (await response.json()) as Suggestions;
  } catch (cause) {
    if (!signal.aborted) console.warn("There are no suggestions for the search.", cause);
    return undefined;
  }
}
