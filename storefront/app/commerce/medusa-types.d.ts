/* medusa-react 9 and medusa-js 6 import their types from Medusa 1's package. The backend is
   Medusa 2, so each of those names is declared here as what Medusa 2 answers.
   tsconfig.json maps "@medusajs/medusa" to this file; it has no code at run time. */
import type { HttpTypes } from "@medusajs/types";

export type Region = HttpTypes.StoreRegion;
export type StoreRegionsListRes = HttpTypes.StoreRegionListResponse;

/** Fields of a cart that Medusa sends and its types omit or do not allow to be null. */
type MissingCartFields = {
  completed_at?: string | null;
  customer?: { id: string; email: string } | null;
  /** The discount without its tax. */
  discount_subtotal: number;
};

export type StoreCartsRes = { cart: Omit<HttpTypes.StoreCart, "completed_at"> & MissingCartFields };
export type StorePostCartReq = HttpTypes.StoreCreateCart;
export type StorePostCartsCartReq = HttpTypes.StoreUpdateCart;
export type StorePostCartsCartLineItemsReq = HttpTypes.StoreAddCartLineItem;
export type StorePostCartsCartLineItemsItemReq = HttpTypes.StoreUpdateCartLineItem;
export type StorePostCartsCartShippingMethodReq = HttpTypes.StoreAddCartShippingMethodsBase;

/** Medusa 2 lists the shipping options of one cart. */
export type StoreGetShippingOptionsParams = { cart_id: string };
export type StoreShippingOptionsListRes = { shipping_options: HttpTypes.StoreCartShippingOption[] };

export type StoreCustomersRes = HttpTypes.StoreCustomerResponse;
export type StoreOrdersRes = HttpTypes.StoreOrderResponse;
