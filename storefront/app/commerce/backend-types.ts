import type { StoreCartsRes } from "@medusajs/medusa";
import type { HttpTypes } from "@medusajs/types";

/** The backend's cart, the truth for prices, stock, tax and shipping. Amounts are major units. */
export type BackendCart = StoreCartsRes["cart"];
export type BackendLine = NonNullable<BackendCart["items"]>[number];
/** The shipping option of an order as it is now; none if it is no longer offered. */
type ChosenDelivery = {
  shipping_option?: { type?: { description?: string | null } | null } | null;
};
export type BackendOrder = HttpTypes.StoreOrder & { shipping_methods?: ChosenDelivery[] | null };
export type CustomerAddress = HttpTypes.StoreCustomerAddress;
export type ShippingOption = HttpTypes.StoreCartShippingOption;
export type PaymentProvider = HttpTypes.StorePaymentProvider;
export type PostalAddress = HttpTypes.StoreAddAddress;
export type NewAddress = HttpTypes.StoreCreateCustomerAddress;
export type NewCustomer = HttpTypes.StoreCreateCustomer;
export type Customer = HttpTypes.StoreCustomer;
export type CustomerChange = HttpTypes.StoreUpdateCustomer;
