import { useState } from "react";
import { clientState } from "~/client-state/client-state.ts";
import { showToast } from "~/client-state/toasts.ts";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { ButtonSize } from "~/ui/button-style.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { type Missing, type Reordered, reorder } from "../reorder.ts";

interface ReorderButtonProps {
  order: Pick<BackendOrder, "display_id" | "items">;
  size?: ButtonSize;
}

/** Adds the items of an order to the cart, and says which are no longer available. */
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
    if (result.units > 0)
      showToast({ kind: "success", text: m.reorder_button_added({ units: result.units }) });
  }

  return (
    <div>
      <Button variant="secondary" size={size} busy={busy} onClick={again}>
        {m.reorder_button_again()}
        <span className="sr-only">
          {m.reorder_button_of_order({ number: order.display_id ?? 0 })}
        </span>
      </Button>
      {done && (
        <Alert
          tone={done.missing.length > 0 ? "warning" : "success"}
          className="mt-3"
          title={
            done.units > 0
              ? m.reorder_button_added({ units: done.units })
              : m.reorder_button_nothing()
          }
          actions={
            done.units > 0 && (
              <LinkButton to="/cart" variant="secondary" size="sm">
                {m.reorder_button_to_cart()}
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

const reasonMessages = {
  unreachable: m.reorder_button_unreachable,
  gone: m.reorder_button_gone,
  "sold-out": m.reorder_button_sold_out,
};

function sentenceOf({ title, reason, units }: Missing): string {
  if (reason === "too-few") return m.reorder_button_too_few({ title, units });
  return reasonMessages[reason]({ title });
}
