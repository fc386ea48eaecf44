import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { retrieveOrder } from "~/commerce/order-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { signInPath } from "~/identity/return-path.ts";
import { useCustomerSession } from "~/identity/session.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { OrderDetails } from "./order-details.tsx";

const texts = textsIn({
  en: {
    noSuchOrder: "There is no such order.",
    tryAgain: "Try again",
    ofAnAccount:
      "This link does not open the order. Take the one in your confirmation mail, or sign in if the order is in your account.",
    signIn: "Sign in",
  },
  fr: {
    noSuchOrder: "Cette commande n’existe pas.",
    tryAgain: "Réessayer",
    ofAnAccount:
      "Ce lien n’ouvre pas la commande. Prenez celui du courriel de confirmation, ou connectez-vous si elle est à votre compte.",
    signIn: "Se connecter",
  },
});

interface OrderViewProps {
  orderId: string;
  /** What opens it to whoever has it: a signed link to the order. */
  access?: string | undefined;
  /** What stands above the details. */
  heading: (order: BackendOrder) => ReactNode;
}

/** An order by its id, from the backend; inside a CommerceProvider. */
export function OrderView({ orderId, access, heading }: OrderViewProps) {
  const { client } = useMedusa();
  const { status } = useCustomerSession();
  const { pathname, search } = useLocation();
  // Without its link an order is its customer's: who asks has to be known first.
  const {
    data: order,
    error,
    refetch,
  } = useQuery(["order", orderId, access], () => retrieveOrder(client, orderId, access), {
    enabled: Boolean(access) || status !== "checking",
  });

  if (error) {
    const problem = problemOf(error);
    if (problem.code === "not-found" && status === "guest") {
      return (
        <Alert
          actions={
            <LinkButton to={signInPath(pathname + search)} variant="secondary" size="sm">
              {texts().signIn}
            </LinkButton>
          }
        >
          {texts().ofAnAccount}
        </Alert>
      );
    }
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            {texts().tryAgain}
          </Button>
        }
      >
        {problem.code === "not-found" ? texts().noSuchOrder : problem.sentence}
      </Alert>
    );
  }
  if (!order) return <Skeleton className="h-96" />;
  return (
    <>
      {heading(order)}
      <OrderDetails order={order} />
    </>
  );
}
