import { useEffect, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { isInShop } from "./save-product.ts";

const texts = textsIn({
  en: {
    saved: "Saved",
    waiting: "On its way to the shop…",
    shown: "The shop shows it.",
    late: "The shop does not show it yet. That takes two seconds as a rule, and longer when much is going on.",
    draft: "A draft: only merchandisers see it.",
    see: "See it in the shop",
    another: "Create another product",
    all: "All products",
  },
  fr: {
    saved: "Enregistré",
    waiting: "En route vers la boutique…",
    shown: "La boutique le montre.",
    late: "La boutique ne le montre pas encore. D’ordinaire deux secondes suffisent.",
    draft: "Un brouillon\u202f: seuls les gestionnaires le voient.",
    see: "Voir en boutique",
    another: "Créer un autre produit",
    all: "Tous les produits",
  },
});

interface SavedNoticeProps {
  slug: string;
  Title: string;
  Price: number | null;
  status: string;
}

/** Says that a product is saved, and whether the shop shows it; the way there works at once. */
export function SavedNotice({ slug, Title, Price, status }: SavedNoticeProps) {
  const config = usePublicConfig();
  const [shown, setShown] = useState<"waiting" | "shown" | "late">("waiting");
  const isPublished = status === "published";

  useEffect(() => {
    let old = false;
    if (!isPublished) return;
    void isInShop(config, slug, { Title, Price }).then((isThere) => {
      if (!old) setShown(isThere ? "shown" : "late");
    });
    return () => {
      old = true;
    };
  }, [config, slug, Title, Price, isPublished]);

  return (
    <Alert
      tone="success"
      title={texts().saved}
      className="mb-4"
      actions={
        <>
          {isPublished && shown !== "waiting" && (
            <LinkButton to={`/product/${slug}`} size="sm">
              {texts().see}
            </LinkButton>
          )}
          <LinkButton to="/admin/product/create" variant="secondary" size="sm">
            {texts().another}
          </LinkButton>
          <LinkButton to="/admin/products" variant="secondary" size="sm">
            {texts().all}
          </LinkButton>
        </>
      }
    >
      {isPublished ? texts()[shown] : texts().draft}
    </Alert>
  );
}
