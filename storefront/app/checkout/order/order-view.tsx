import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { retrieveOrder } from "~/commerce/order-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { signInPath } from "~/identity/return-path.ts";
import { useCustomerSession } from "~/identity/session.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { OrderDetails } from "./order-details.tsx";

interface OrderViewProps {
  orderId: string;
  /** The key of the order's signed link. */
  access?: string | undefined;
  heading: (order: BackendOrder) => ReactNode;
}

/** An order of the backend by its id; inside a CommerceProvider. */
export function OrderView({ orderId, access, heading }: OrderViewProps) {
  const { client } = useMedusa();
  const { status } = useCustomerSession();
  const { pathname, search } = useLocation();
  // Without a signed link only the customer may see the order, so the session must be known.
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
              {m.order_view_sign_in()}
            </LinkButton>
          }
        >
          {m.order_view_of_an_account()}
        </Alert>
      );
    }
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            {m.order_view_try_again()}
          </Button>
        }
      >
        {problem.code === "not-found" ? m.order_view_no_such_order() : problem.sentence}
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
