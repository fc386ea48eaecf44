import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { CompareToggle } from "~/catalogue/compare/compare-toggle.tsx";
import { chosenHref, titleWithVariant } from "~/catalogue/product/variants.ts";
import { showToast } from "~/client-state/toasts.ts";
import { textsIn } from "~/language/texts.ts";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { QuestionIcon, ShareIcon } from "~/ui/icons.tsx";
import { contactHref } from "./contact-href.ts";

const texts = textsIn({
  en: {
    share: "Share",
    copied: "Link copied",
    copyByHand: "Copy the link:",
    ask: "Ask about it",
    subject: (title: string) => `Question about ${title}`,
  },
  fr: {
    share: "Partager",
    copied: "Lien copié",
    copyByHand: "Copiez le lien\u202f:",
    ask: "Poser une question",
    subject: (title: string) => `Question sur ${title}`,
  },
});

/** What else can be done with a product: compare it, share it, ask about it. */
export function ProductActions({ product }: { product: Product }) {
  return (
    <div className="mt-5 -ml-3 flex flex-wrap">
      <CompareToggle product={product} isLabelled />
      <Button variant="quiet" size="sm" className="needs-scripts" onClick={() => share(product)}>
        <ShareIcon />
        {texts().share}
      </Button>
      <Link to={contactHref(texts().subject(product.Title))} className={buttonStyle("quiet", "sm")}>
        <QuestionIcon />
        {texts().ask}
      </Link>
    </div>
  );
}

/** By the device's own way of sharing where it has one, otherwise as a copied link. */
async function share(product: Product): Promise<void> {
  const title = titleWithVariant(product);
  const url = window.location.origin + chosenHref(product);
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: "success", text: texts().copied });
  } catch (cause) {
    // Somebody changed his mind.
    if (cause instanceof DOMException && cause.name === "AbortError") return;
    window.prompt(texts().copyByHand, url);
  }
}
