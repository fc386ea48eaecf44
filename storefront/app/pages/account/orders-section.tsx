import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ReorderButton } from "~/cart/view/reorder-button.tsx";
import { OrderStatus } from "~/checkout/order/order-status.tsx";
import type { BackendOrder } from "~/commerce/backend-types.ts";
import { listOrders } from "~/commerce/customer-calls.ts";
import { lineTitle } from "~/commerce/line-title.ts";
import { formatDay } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Price } from "~/ui/price.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { Section, SectionProblem } from "./section.tsx";

const ordersAtATime = 10;

/** The customer's orders, newest first. */
export function OrdersSection() {
  const { client } = useMedusa();
  const [limit, setLimit] = useState(ordersAtATime);
  const { data, error, isLoading, isFetching, refetch } = useQuery(
    ["orders", limit],
    () => listOrders(client, { limit, offset: 0 }),
    { keepPreviousData: true },
  );

  return (
    <Section id="orders" title={m.account_orders()}>
      {isLoading && <Skeleton className="mt-4 h-48" />}
      {error ? <SectionProblem cause={error} onRetry={() => refetch()} /> : null}
      {data?.count === 0 && (
        <div className="mt-3">
          <p className="text-key-soft">{m.account_no_orders()}</p>
          <LinkButton to="/shop" variant="secondary" className="mt-4">
            {m.account_to_shop()}
          </LinkButton>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {data && data.count > data.orders.length && (
        <Button
          variant="secondary"
          size="sm"
          busy={isFetching}
          onClick={() => setLimit(limit + ordersAtATime)}
        >
          {m.account_show_more()}
        </Button>
      )}
    </Section>
  );
}

function OrderRow({ order }: { order: BackendOrder }) {
  const items = order.items ?? [];
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Link
          to={`/account/orders/${order.id}`}
          className="text-link inline-block py-0.5 font-semibold"
        >
          {m.account_order({ number: order.display_id ?? 0 })}
        </Link>
        <p className="mt-0.5 text-sm text-key-soft">
          {formatDay(new Date(order.created_at))} · {m.account_items({ count: units })}
        </p>
        <p className="mt-2">
          <OrderStatus order={order} />
        </p>
        <OrderedItems items={items} />
      </div>
      <p className="text-lg font-semibold sm:text-end">
        <Price amount={order.total} currency={order.currency_code} />
      </p>
      <div className="sm:col-span-2">
        <ReorderButton order={order} />
      </div>
    </li>
  );
}

function OrderedItems({ items }: { items: NonNullable<BackendOrder["items"]> }) {
  return (
    <ul className="mt-3 space-y-2 text-sm text-key-soft">
      {items.slice(0, 3).map(({ id, quantity, thumbnail, ...titles }) => (
        <li key={id} className="flex items-center gap-3">
          {thumbnail && (
            <img
              src={thumbnail}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10 shrink-0 rounded-sm bg-wash object-cover"
            />
          )}
          <span className="min-w-0 truncate">
            {quantity} × {lineTitle(titles)}
          </span>
        </li>
      ))}
      {items.length > 3 && <li>{m.account_more({ count: items.length - 3 })}</li>}
    </ul>
  );
}
