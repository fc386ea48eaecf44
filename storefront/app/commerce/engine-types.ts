import type { StoreCartsRes } from "@medusajs/medusa";
import type { HttpTypes } from "@medusajs/types";

/** The engine's cart: the truth for price, stock, tax and shipping. Amounts are major units. */
export type EngineCart = StoreCartsRes["cart"];
export type EngineLine = NonNullable<EngineCart["items"]>[number];
export type EngineOrder = HttpTypes.StoreOrder;
export type CustomerAddress = HttpTypes.StoreCustomerAddress;
export type ShippingOption = HttpTypes.StoreCartShippingOption;
export type PaymentProvider = HttpTypes.StorePaymentProvider;
export type PostalAddress = HttpTypes.StoreAddAddress;
export type NewAddress = HttpTypes.StoreCreateCustomerAddress;
export type NewCustomer = HttpTypes.StoreCreateCustomer;
export type Customer = HttpTypes.StoreCustomer;
export type CustomerChange = HttpTypes.StoreUpdateCustomer;
