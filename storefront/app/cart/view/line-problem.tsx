import type { CartLine } from "~/client-state/cart-lines.ts";
import type { BackendLine } from "~/commerce/backend-types.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { Shortage } from "../sync/cart-gateway.ts";

interface LineProblemProps {
  line: CartLine;
  backendLine: BackendLine | undefined;
  refusal: BackendProblem | undefined;
  shortage: Shortage | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  className?: string;
}

/** The problem of a line and its remedies. Nothing if there is no problem. */
export function LineProblem(props: LineProblemProps) {
  const { line, refusal, shortage, onQuantity, onRemove, onRetry, className } = props;
  if (!refusal && !shortage) return null;
  const isTransient = !shortage && refusal?.code === "unexpected";
  const possible = shortage ? shortage.available : possibleQuantity(line, props.backendLine);
  return (
    <Alert
      tone="warning"
      {...(className && { className })}
      actions={
        <>
          {isTransient && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {m.line_problem_try_again()}
            </Button>
          )}
          {!isTransient && possible > 0 && (
            <Button variant="secondary" size="sm" onClick={() => onQuantity(possible)}>
              {m.line_problem_take({ quantity: possible })}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onRemove}>
            {m.line_problem_remove()}
          </Button>
        </>
      }
    >
      {shortage ? shortageWords(shortage, line.quantity) : refusal?.sentence}
    </Alert>
  );
}

/** In the shopper's language; the backend's own sentence is English. */
function shortageWords({ reason, available }: Shortage, desired: number): string {
  if (reason === "gone") return m.line_problem_gone();
  return available === 0
    ? m.line_problem_sold_out()
    : m.line_problem_left({ left: available, desired });
}

/** The available units: the stock at the time of adding, else what the backend accepted. */
function possibleQuantity(line: CartLine, backendLine: BackendLine | undefined): number {
  const accepted = backendLine?.quantity ?? 0;
  const better = Math.max(accepted, line.Quantity);
  if (better < line.quantity) return better;
  return accepted < line.quantity ? accepted : 0;
}
