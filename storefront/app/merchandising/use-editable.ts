import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { useEffect, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser-session.ts";
import { textsIn } from "~/language/texts.ts";
import { fetchEditable, fetchVocabulary, ProductApiError } from "./product-api.ts";

const texts = textsIn({
  en: { wrong: "Something went wrong." },
  fr: { wrong: "Une erreur est survenue." },
});

/** A failure in a sentence for people. What nobody expected is logged by who asks. */
export function sentenceOf(cause: unknown): string {
  return cause instanceof ProductApiError ? cause.message : texts().wrong;
}

/** A product as it is edited, read when its form opens; null while it is not there, or for no slug. */
export function useEditable(slug: string | null) {
  const config = usePublicConfig();
  const [product, setProduct] = useState<EditableProduct | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let old = false;
    setError(null);
    setProduct(null);
    if (slug === null) return;
    void (async () => {
      try {
        const token = await merchandiserToken(config);
        // Without one the guard in front of this asks for a sign-in.
        const found = token && (await fetchEditable(config, token, slug));
        if (!old && found) setProduct(found);
      } catch (cause) {
        console.error(`${slug} could not be read for editing.`, cause);
        if (!old) setError(sentenceOf(cause));
      }
    })();
    return () => {
      old = true;
    };
  }, [config, slug, attempt]);

  return { product, error, retry: () => setAttempt((now) => now + 1) };
}

/** The words that are offered; null while they are on their way. A form works without them. */
export function useVocabulary(): Vocabulary | null {
  const config = usePublicConfig();
  const [vocabulary, setVocabulary] = useState<Vocabulary | null>(null);
  useEffect(() => {
    let old = false;
    void (async () => {
      try {
        const token = await merchandiserToken(config);
        const found = token && (await fetchVocabulary(config, token));
        if (!old && found) setVocabulary(found);
      } catch (cause) {
        console.error("The words in use could not be read; the form offers none.", cause);
      }
    })();
    return () => {
      old = true;
    };
  }, [config]);
  return vocabulary;
}
