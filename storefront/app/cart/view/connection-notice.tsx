import { isPassing } from "~/commerce/outcome.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { CartQueueState } from "../sync/cart-queue-state.ts";

const texts = textsIn({
  en: {
    unreachable: "The shop cannot be reached right now",
    keptMeanwhile: "Your cart is kept in this browser. We try again by ourselves.",
    kept: "Your cart is kept in this browser and goes to the shop as soon as the connection is back.",
    tryAgain: "Try again",
  },
  fr: {
    unreachable: "La boutique est injoignable pour le moment",
    keptMeanwhile: "Votre panier est conservé dans ce navigateur. Nous réessayons tout seuls.",
    kept: "Votre panier est conservé dans ce navigateur et sera transmis dès que la connexion reviendra.",
    tryAgain: "Réessayer",
  },
});

interface ConnectionNoticeProps {
  session: CartQueueState;
  onRetry: () => void;
}

/** Says what keeps the shop from answering, or why it has no cart for the shopper. */
export function ConnectionNotice({ session, onRetry }: ConnectionNoticeProps) {
  const { problem, isUnreachable } = session;
  if (isUnreachable || (problem && isPassing(problem))) {
    const isAnswering = !isUnreachable && problem && problem.code !== "unreachable";
    return (
      <Alert
        tone="warning"
        className="mb-4"
        title={isAnswering ? problem.sentence : texts().unreachable}
      >
        {isAnswering ? texts().keptMeanwhile : texts().kept}
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
          {texts().tryAgain}
        </Button>
      }
    >
      {problem.sentence}
    </Alert>
  );
}
