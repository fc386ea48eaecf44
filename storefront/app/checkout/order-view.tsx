import { useOrder } from "medusa-react";
import type { ReactNode } from "react";
import type { EngineOrder } from "~/commerce/engine-types.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { OrderDetails } from "./order-details.tsx";

interface OrderViewProps {
  orderId: string;
  /** What stands above the details. */
  heading: (order: EngineOrder) => ReactNode;
}

/** An order by its id, from the engine; inside a CommerceProvider. */
export function OrderView({ orderId, heading }: OrderViewProps) {
  const { order, error, refetch } = useOrder(orderId);

  if (error) {
    const problem = problemOf(error);
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {problem.code === "not-found" ? "There is no such order." : problem.sentence}
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
