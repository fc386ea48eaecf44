import type { TranslatedWords, WordTexts } from "@chemical-ink/product-api/contract/words";
import { useEffect, useMemo, useState } from "react";
import { draftTexts, otherLanguages, wordLists } from "../form/draft-words.ts";
import type { DraftWord, ProductDraft } from "../form/product-draft.ts";
import { sentenceOf } from "../table/use-editable.ts";

/** Reads the translations of shared texts. */
export type LookUpWords = (texts: WordTexts) => Promise<TranslatedWords>;

/** The texts are read after this pause in typing, ms. */
const readingPauseMs = 400;

function keyOf({ locale, list, text }: Pick<DraftWord, "locale" | "list" | "text">): string {
  return JSON.stringify([locale, list, text]);
}

/**
 * The saved translations of the texts that a draft shares with other products, in all languages.
 *
 * @param from the saved draft: after it changes, they are read again
 */
export function useKnownWords(lookUp: LookUpWords, draft: ProductDraft, from: ProductDraft) {
  const texts = useMemo(() => draftTexts(draft), [draft]);
  const asked = JSON.stringify(texts);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let old = false;
    async function read(): Promise<void> {
      try {
        const answers = await Promise.all(
          otherLanguages.map(async (locale) => ({
            locale,
            answer: await lookUp({ locale, ...texts }),
          })),
        );
        const entries = answers.flatMap(({ locale, answer }) =>
          wordLists.flatMap((list) =>
            answer[list].map(
              ({ text, translation }) => [keyOf({ locale, list, text }), translation] as const,
            ),
          ),
        );
        if (old) return;
        setKnown(new Map(entries));
        setProblem(null);
      } catch (cause) {
        console.error("The translations of words could not be read.", cause);
        if (!old) setProblem(sentenceOf(cause));
      }
    }
    const timer = setTimeout(() => void read(), readingPauseMs);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [asked, from]);

  return {
    texts,
    /** Why they could not be read; null if they were. */
    problem,
    /** The saved translation, empty if there is none; undefined until it is known. */
    of: (word: Pick<DraftWord, "locale" | "list" | "text">) => known.get(keyOf(word)),
  };
}

export type KnownWords = ReturnType<typeof useKnownWords>;
