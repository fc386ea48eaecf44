import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { listOrders } from "~/commerce/customer-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { shopLocale } from "~/ui/money.ts";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";

const ordersAtATime = 10;
const day = new Intl.DateTimeFormat(shopLocale, { dateStyle: "medium" });

/** The customer's orders, newest first. */
export function OrderHistory() {
  const { client } = useMedusa();
  const [limit, setLimit] = useState(ordersAtATime);
  const { data, error, isLoading } = useQuery(
    ["orders", limit],
    () => listOrders(client, { limit, offset: 0 }),
    { keepPreviousData: true },
  );

  return (
    <Card>
      <h2 className="text-xl">Orders</h2>
      {isLoading && <Skeleton className="mt-4 h-32" />}
      {error ? (
        <Alert tone="error" className="mt-4">
          {problemOf(error).sentence}
        </Alert>
      ) : null}
      {data?.count === 0 && <p className="mt-3 text-key-soft">You have not ordered yet.</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/account/orders/${order.id}`}
              className="flex items-baseline justify-between gap-4 py-3 hover:underline"
            >
              <span className="font-semibold">#{order.display_id}</span>
              <span className="text-key-soft">{day.format(new Date(order.created_at))}</span>
              <Price amount={order.total} currency={order.currency_code} />
            </Link>
          </li>
        ))}
      </ul>
      {data && data.count > data.orders.length && (
        <Button variant="secondary" size="sm" onClick={() => setLimit(limit + ordersAtATime)}>
          Show more
        </Button>
      )}
    </Card>
  );
}
