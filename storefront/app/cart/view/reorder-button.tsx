import { useState } from "react";
import { clientState } from "~/client-state/client-state.ts";
import { showToast } from "~/client-state/toasts.ts";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { ButtonSize } from "~/ui/button-style.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { type Missing, type Reordered, reorder } from "../reorder.ts";

const texts = textsIn({
  en: {
    again: "Order again",
    ofOrder: (number: number) => ` what was in order #${number}`,
    added: (units: number) =>
      units === 1 ? "1 item is in your cart" : `${units} items are in your cart`,
    nothing: "Nothing of it can be had right now",
    toCart: "Go to the cart",
    gone: (title: string) => `${title} is no longer sold.`,
    "sold-out": (title: string) => `${title} is sold out.`,
    "too-few": (title: string, units: number) => `${title}: only ${units} could be added.`,
    unreachable: (title: string) => `${title} could not be looked up. Try again.`,
  },
  fr: {
    again: "Commander à nouveau",
    ofOrder: (number) => ` le contenu de la commande n° ${number}`,
    added: (units) =>
      units < 2
        ? `${units} article est dans votre panier`
        : `${units} articles sont dans votre panier`,
    nothing: "Rien n’est disponible pour le moment",
    toCart: "Voir le panier",
    gone: (title) => `${title} n’est plus vendu.`,
    "sold-out": (title) => `${title} est épuisé.`,
    "too-few": (title, units) => `${title}\u202f: seulement ${units} en stock, ajoutés au panier.`,
    unreachable: (title) => `${title} n’a pas pu être vérifié. Réessayez.`,
  },
});

interface ReorderButtonProps {
  order: Pick<BackendOrder, "display_id" | "items">;
  size?: ButtonSize;
}

/** Puts an order into the cart once more, and says what of it cannot be had any more. */
export function ReorderButton({ order, size = "sm" }: ReorderButtonProps) {
  const config = usePublicConfig();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Reordered | null>(null);

  async function again(): Promise<void> {
    setBusy(true);
    await clientState.rehydrate();
    const result = await reorder(config, order.items ?? []);
    setBusy(false);
    setDone(result);
    if (result.units > 0) showToast({ kind: "success", text: texts().added(result.units) });
  }

  return (
    <div>
      <Button variant="secondary" size={size} busy={busy} onClick={again}>
        {texts().again}
        <span className="sr-only">{texts().ofOrder(order.display_id ?? 0)}</span>
      </Button>
      {done && (
        <Alert
          tone={done.missing.length > 0 ? "warning" : "success"}
          className="mt-3"
          title={done.units > 0 ? texts().added(done.units) : texts().nothing}
          actions={
            done.units > 0 && (
              <LinkButton to="/cart" variant="secondary" size="sm">
                {texts().toCart}
              </LinkButton>
            )
          }
        >
          {done.missing.length > 0 && (
            <ul>
              {done.missing.map((missing) => (
                <li key={missing.title}>{sentenceOf(missing)}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}

function sentenceOf({ title, reason, units }: Missing): string {
  return texts()[reason](title, units);
}
