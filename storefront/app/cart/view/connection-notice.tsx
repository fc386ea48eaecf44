import { isTransient } from "~/commerce/outcome.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { CartQueueState } from "../sync/cart-queue-state.ts";

interface ConnectionNoticeProps {
  session: CartQueueState;
  onRetry: () => void;
}

/** Says why the shop does not answer, or why there is no backend cart. */
export function ConnectionNotice({ session, onRetry }: ConnectionNoticeProps) {
  const { problem, isUnreachable } = session;
  if (isUnreachable || (problem && isTransient(problem))) {
    const isAnswering = !isUnreachable && problem && problem.code !== "unreachable";
    return (
      <Alert
        tone="warning"
        className="mb-4"
        title={isAnswering ? problem.sentence : m.connection_notice_unreachable()}
      >
        {isAnswering ? m.connection_notice_kept_meanwhile() : m.connection_notice_kept()}
      </Alert>
    );
  }
  if (!problem) return null;
  return (
    <Alert
      tone="error"
      className="mb-4"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {m.connection_notice_try_again()}
        </Button>
      }
    >
      {problem.sentence}
    </Alert>
  );
}
