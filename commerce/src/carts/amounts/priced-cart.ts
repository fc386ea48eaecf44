/** A cart as Medusa reads it to complete it, reduced to its amounts in major units. */
export interface PricedCart {
  id: string;
  currency_code: string;
  region_id?: string | null;
  sales_channel_id?: string | null;
  email?: string | null;
  locale?: string | null;
  completed_at?: Date | string | null;
  total: number;
  item_total: number;
  shipping_subtotal: number;
  tax_total: number;
  discount_total: number;
  discount_tax_total?: number;
  region?: { automatic_taxes?: boolean } | null;
  customer?: {
    id: string;
    email?: string | null;
    metadata?: Record<string, unknown> | null;
  } | null;
  shipping_address?: CartAddress | null;
  items?: PricedLine[];
  shipping_methods?: PricedDelivery[];
  promotions?: ({ id: string; code?: string } | null)[];
}

interface CartAddress {
  country_code?: string | null;
  province?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  city?: string | null;
  postal_code?: string | null;
  metadata?: Record<string, unknown> | null;
}

/** What line items and deliveries have in common. */
interface Priced {
  id: string;
  is_tax_inclusive?: boolean;
  /** With tax, without discounts. */
  original_total?: number;
  adjustments?: { code?: string | null; amount: number }[];
  tax_lines?: { rate: number }[];
}

export interface PricedLine extends Priced {
  title?: string;
  product_title?: string | null;
  variant_title?: string | null;
  variant_id?: string | null;
  product_id?: string | null;
  product_type_id?: string | null;
  quantity: number;
  unit_price: number;
  is_custom_price?: boolean;
  is_giftcard?: boolean;
}

interface PricedDelivery extends Priced {
  name: string;
  amount: number;
  shipping_option_id?: string | null;
  data?: Record<string, unknown> | null;
}

/** Whether two amounts are the same. A smaller difference comes from another order of computing. */
export function isSameAmount(one: unknown, other: unknown): boolean {
  return Math.abs(Number(one) - Number(other)) < 1e-6;
}
