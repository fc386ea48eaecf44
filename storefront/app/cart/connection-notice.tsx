import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { CartQueueState } from "./cart-queue.ts";

interface ConnectionNoticeProps {
  session: CartQueueState;
  onRetry: () => void;
}

/** Says that the shop cannot be reached, or why it has no cart for the shopper. */
export function ConnectionNotice({ session, onRetry }: ConnectionNoticeProps) {
  if (session.status === "waiting") {
    return (
      <Alert tone="warning" className="mb-4" title="The shop cannot be reached right now">
        Your cart is kept in this browser and goes to the shop as soon as the connection is back.
      </Alert>
    );
  }
  if (!session.problem) return null;
  return (
    <Alert
      tone="error"
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {session.problem.sentence}
    </Alert>
  );
}
