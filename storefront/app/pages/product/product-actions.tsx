import type { Product } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { CompareToggle } from "~/catalogue/compare/compare-toggle.tsx";
import { chosenHref, titleWithVariant } from "~/catalogue/product/variants.ts";
import { showToast } from "~/client-state/toasts.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { QuestionIcon, ShareIcon } from "~/ui/icons.tsx";
import { contactHref } from "./contact-href.ts";

/** Compare, share, or ask about a product. */
export function ProductActions({ product }: { product: Product }) {
  return (
    <div className="mt-5 -ms-3 flex flex-wrap">
      <CompareToggle product={product} isLabelled />
      <Button variant="quiet" size="sm" className="needs-scripts" onClick={() => share(product)}>
        <ShareIcon />
        {m.product_actions_share()}
      </Button>
      <Link
        to={contactHref(m.product_actions_subject({ title: product.Title }))}
        className={buttonStyle("quiet", "sm")}
      >
        <QuestionIcon />
        {m.product_actions_ask()}
      </Link>
    </div>
  );
}

/** By the device's share dialog if it has one, else by copying the link. */
async function share(product: Product): Promise<void> {
  const title = titleWithVariant(product);
  const url = window.location.origin + chosenHref(product);
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: "success", text: m.product_actions_copied() });
  } catch (cause) {
    // The share dialog was cancelled.
    if (cause instanceof DOMException && cause.name === "AbortError") return;
    window.prompt(m.product_actions_copy_by_hand(), url);
  }
}
