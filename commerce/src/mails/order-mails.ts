import type { MedusaContainer, OrderLineItemDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { lineTitle } from "../carts/line-title";
import { environment } from "../environment";
import { type Language, languageOf, shopUrlIn } from "../languages";
import { partialOrders } from "../medusa-internals/partial-orders";
import { orderAccess } from "../orders/order-access";
import type { AddressedEmail, MailKind } from "./mail-kind";
import { type OrderInEmail, orderCancelled, orderConfirmation } from "./order-messages";
import { shopMailbox } from "./shop-mailbox";

const { storefrontUrl, orderLinkKeys } = environment();

export const orderConfirmationMail: MailKind = {
  event: OrderWorkflowEvents.PLACED,
  resourceType: "order",
  write: (container, id) =>
    toShopper(container, id, (order, language) => {
      const shopUrl = shopUrlIn(storefrontUrl, language);
      return orderConfirmation(
        order,
        { shopUrl, access: orderAccess(id, orderLinkKeys) },
        language,
      );
    }),
  recent: async (container, since) => {
    // A partial order, or one that is still being made, gets no email.
    const [ids, partial] = await Promise.all([
      orderIds(container, { created_at: { $gte: since } }),
      partialOrders(container),
    ]);
    return ids.filter((id) => !partial.some(({ order_id }) => order_id === id));
  },
};

export const orderCancelledMail: MailKind = {
  event: OrderWorkflowEvents.CANCELED,
  resourceType: "order",
  write: (container, id) => toShopper(container, id, orderCancelled),
  recent: (container, since) => orderIds(container, { canceled_at: { $gte: since } }),
};

interface DeliveryOfOrder {
  name?: string;
  /** The current option; null where it is no longer offered. */
  shipping_option?: { type?: { description?: string | null } | null } | null;
}

async function orderIds(container: MedusaContainer, filters: object): Promise<string[]> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: ["id"], filters: { ...filters, is_draft_order: false } });
  return data.map(({ id }) => id);
}

async function toShopper(
  container: MedusaContainer,
  orderId: string,
  write: (order: OrderInEmail, language: Language) => AddressedEmail["message"],
): Promise<AddressedEmail | null> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "id",
      "email",
      "display_id",
      "locale",
      "currency_code",
      "item_subtotal",
      "discount_subtotal",
      "shipping_subtotal",
      "tax_total",
      "total",
      "items.*",
      "items.subtotal",
      "created_at",
      "shipping_methods.name",
      "shipping_methods.shipping_option.type.description",
      "payment_collections.payments.provider_id",
      "shipping_address.*",
    ],
    filters: { id: orderId },
  });
  const [order] = data;
  if (!order?.email) return null;
  const language = languageOf(order.locale);
  const address = order.shipping_address;
  // Medusa links the option, but its types do not contain it.
  const delivery: DeliveryOfOrder | null | undefined = order.shipping_methods?.[0];
  return {
    to: order.email,
    replyTo: shopMailbox,
    language,
    message: write(
      {
        id: order.id,
        number: order.display_id ?? 0,
        currency: order.currency_code,
        lines: ((order.items ?? []) as OrderLineItemDTO[]).map((item) => ({
          title: titleOf(item),
          quantity: Number(item.quantity),
          subtotal: Number(item.subtotal),
        })),
        itemSubtotal: Number(order.item_subtotal),
        discountSubtotal: Number(order.discount_subtotal),
        shippingSubtotal: Number(order.shipping_subtotal),
        tax: Number(order.tax_total),
        total: Number(order.total),
        placedAt: new Date(order.created_at),
        deliveryName: delivery?.name ?? "",
        deliveryTime: delivery?.shipping_option?.type?.description ?? "",
        paymentProvider: order.payment_collections?.[0]?.payments?.[0]?.provider_id ?? "",
        address: {
          name: [address?.first_name, address?.last_name].filter(Boolean).join(" "),
          company: address?.company ?? "",
          street: [address?.address_1, address?.address_2].filter((line) => !!line).map(String),
          postalCode: address?.postal_code ?? "",
          city: address?.city ?? "",
          province: address?.province ?? "",
          countryCode: address?.country_code ?? "",
          phone: address?.phone ?? "",
        },
      },
      language,
    ),
  };
}

/** The title of an ordered item, as the order stores it. */
function titleOf(item: OrderLineItemDTO): string {
  return lineTitle(item) ?? item.title;
}
