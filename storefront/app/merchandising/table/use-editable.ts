import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { Vocabulary } from "@chemical-ink/product-api/contract/vocabulary";
import { useEffect, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { draftOf, shownProduct } from "../form/product-draft.ts";
import { fetchEditable, fetchVocabulary, ProductApiError } from "../product-api.ts";

/** The sentence of a failure. The caller logs unexpected ones. */
export function sentenceOf(cause: unknown): string {
  return cause instanceof ProductApiError ? cause.message : m.use_editable_wrong();
}

/**
 * A product for editing, read when its form opens; null until then or without a slug. The client
 * state has the status and the error of the reading.
 */
export function useEditable(slug: string | null) {
  const config = usePublicConfig();
  const fetchProduct = useClientState((state) => state.fetchProduct);
  const { status, error } = useClientState((state) => state.fetched);
  const [product, setProduct] = useState<EditableProduct | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(-1);

  useEffect(() => {
    let old = false;
    setProduct(null);
    if (slug === null) return;
    setAsked(attempt);
    void fetchProduct(slug, async () => {
      const found = await readEditable(config, slug);
      if (!old) setProduct(found);
      return { ...shownProduct(draftOf(found), () => ""), _id: found._id, slug: found.slug };
    });
    return () => {
      old = true;
    };
  }, [config, slug, attempt, fetchProduct]);

  // The status of a former product does not count.
  const isOurs = slug !== null && asked === attempt;
  return {
    product: isOurs && status === "succeeded" ? product : null,
    error: isOurs && status === "failed" ? error : null,
    retry: () => setAttempt((now) => now + 1),
  };
}

/** @throws Error with a sentence for people */
async function readEditable(config: PublicConfig, slug: string): Promise<EditableProduct> {
  try {
    const token = await merchandiserToken(config);
    if (!token) throw new ProductApiError("not-signed-in", m.use_editable_signed_out());
    return await fetchEditable(config, token, slug);
  } catch (cause) {
    console.error(`${slug} could not be read for editing.`, cause);
    throw new Error(sentenceOf(cause), { cause });
  }
}

/** The suggested words; null while loading. A form works without them. */
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
