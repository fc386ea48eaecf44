import type { BackendOrder } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

const statusMessages = {
  canceled: m.order_status_canceled,
  received: m.order_status_received,
  partlySent: m.order_status_partly_sent,
  sent: m.order_status_sent,
  partlyDelivered: m.order_status_partly_delivered,
  delivered: m.order_status_delivered,
  refunded: m.order_status_refunded,
};

type Status = keyof typeof statusMessages;

const tones: Record<Status, string> = {
  canceled: "border-red text-red-deep",
  refunded: "border-red text-red-deep",
  received: "border-yellow text-yellow-deep",
  partlySent: "border-cyan text-cyan-deep",
  sent: "border-cyan text-cyan-deep",
  partlyDelivered: "border-green text-green-deep",
  delivered: "border-green text-green-deep",
};

type Statuses = Pick<BackendOrder, "status" | "payment_status" | "fulfillment_status">;

function statusOf({ status, payment_status, fulfillment_status }: Statuses): Status {
  if (status === "canceled") return "canceled";
  if (payment_status === "refunded") return "refunded";
  switch (fulfillment_status) {
    case "partially_shipped":
      return "partlySent";
    case "shipped":
      return "sent";
    case "partially_delivered":
      return "partlyDelivered";
    case "delivered":
      return "delivered";
    default:
      return "received";
  }
}

/** The status of an order in words. */
export function OrderStatus({ order, className }: { order: Statuses; className?: string }) {
  const status = statusOf(order);
  return (
    <span className={classNames("border-s-4 ps-2 text-sm font-semibold", tones[status], className)}>
      {statusMessages[status]()}
    </span>
  );
}
