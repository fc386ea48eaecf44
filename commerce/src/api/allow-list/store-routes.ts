import { languages } from "../../languages";
import { mergeCartsSchema } from "../store/carts/[id]/merge/validators";
import { desiredLinesSchema } from "../store/carts/[id]/unavailable-items/validators";
import {
  cartChange,
  cartId,
  checkedByItsRoute,
  completion,
  customerAddress,
  customerChange,
  lineItemChange,
  newCart,
  newCustomer,
  newLineItem,
  paymentMethod,
  promotions,
  shippingMethod,
} from "./bodies";
import { fields, id, oneOf, text, wholeNumber } from "./parameter";
import type { RouteRule } from "./route-rule";

const byAge = oneOf("created_at", "-created_at");
const limit = wholeNumber(1, 100);
const offset = wholeNumber(0, 10_000);
/** The signature that opens an order without a session. */
const access = text(300);

/** The routes that shoppers' browsers and the product API use. */
export const storeRoutes: RouteRule[] = [
  { method: "GET", path: "/store/regions", query: { fields } },
  { method: "GET", path: "/store/locales" },
  {
    method: "GET",
    path: "/store/product-categories",
    query: {
      handle: text(200),
      // "null" finds the categories without a parent.
      parent_category_id: id,
      include_descendants_tree: oneOf("true", "false"),
      locale: oneOf(...languages),
      fields,
      limit,
    },
  },
  { method: "GET", path: "/store/catalogue/free-shipping" },
  { method: "GET", path: "/store/catalogue/product-of-the-year" },
  { method: "GET", path: "/store/catalogue/sales-channels" },
  {
    method: "GET",
    path: "/store/printers",
    query: {
      q: text(200),
      make: text(200),
      limit,
      offset: wholeNumber(0, 1_000_000),
    },
  },
  { method: "POST", path: "/store/contact-messages", body: checkedByItsRoute },

  { method: "POST", path: "/store/carts", query: { fields }, body: newCart },
  { method: "GET", path: "/store/carts/:id", query: { fields } },
  { method: "POST", path: "/store/carts/:id", query: { fields }, body: cartChange },
  { method: "POST", path: "/store/carts/:id/line-items", query: { fields }, body: newLineItem },
  {
    method: "POST",
    path: "/store/carts/:id/line-items/:line_id",
    query: { fields },
    body: lineItemChange,
  },
  { method: "DELETE", path: "/store/carts/:id/line-items/:line_id", query: { fields } },
  { method: "POST", path: "/store/carts/:id/promotions", query: { fields }, body: promotions },
  { method: "DELETE", path: "/store/carts/:id/promotions", query: { fields }, body: promotions },
  { method: "POST", path: "/store/carts/:id/customer", query: { fields } },
  { method: "POST", path: "/store/carts/:id/merge", body: mergeCartsSchema },
  { method: "GET", path: "/store/carts/:id/unavailable-items" },
  { method: "POST", path: "/store/carts/:id/unavailable-items", body: desiredLinesSchema },
  {
    method: "POST",
    path: "/store/carts/:id/shipping-methods",
    query: { fields },
    body: shippingMethod,
  },
  { method: "POST", path: "/store/carts/:id/complete", query: { fields }, body: completion },
  { method: "GET", path: "/store/carts/:id/order" },
  { method: "GET", path: "/store/shipping-options", query: { cart_id: id, fields } },
  { method: "GET", path: "/store/payment-providers", query: { region_id: id } },
  { method: "POST", path: "/store/payment-collections", query: { fields }, body: cartId },
  {
    method: "POST",
    path: "/store/payment-collections/:id/payment-sessions",
    query: { fields },
    body: paymentMethod,
  },

  { method: "POST", path: "/store/customers", query: { fields }, body: newCustomer },
  { method: "GET", path: "/store/customers/me", query: { fields } },
  { method: "POST", path: "/store/customers/me", query: { fields }, body: customerChange },
  { method: "DELETE", path: "/store/customers/me", body: checkedByItsRoute },
  {
    method: "GET",
    path: "/store/customers/me/addresses",
    query: { order: byAge, limit, offset, fields },
  },
  {
    method: "POST",
    path: "/store/customers/me/addresses",
    query: { fields },
    body: customerAddress,
  },
  {
    method: "POST",
    path: "/store/customers/me/addresses/:address_id",
    query: { fields },
    body: customerAddress,
  },
  { method: "DELETE", path: "/store/customers/me/addresses/:address_id" },
  { method: "GET", path: "/store/orders", query: { order: byAge, limit, offset, fields } },
  { method: "GET", path: "/store/orders/:id", query: { access, fields } },
];
