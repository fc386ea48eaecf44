import { z } from "@medusajs/framework/zod";
import { locale } from "../locale";

const id = z.string().regex(/^[\w-]{1,100}$/, "An id of at most 100 letters, digits, _ and -.");

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\u0000-\u001f\u007f\u2028\u2029]/;

/**
 * One line of text. A line break could begin another header of an email or another line of a
 * parcel's label, and longer texts do not fit on a label.
 */
function line(most: number) {
  return z
    .string()
    .max(most, `At most ${most} characters fit here.`)
    .refine((value) => !control.test(value), "This is one line of text.")
    .nullish();
}

const email = z.string().max(254, "At most 254 characters fit here.");

const person = {
  first_name: line(100),
  last_name: line(100),
  phone: line(40),
};

const address = {
  ...person,
  company: line(200),
  address_1: line(200),
  address_2: line(200),
  city: line(100),
  province: line(100),
  postal_code: line(20),
  country_code: line(2),
};

const addressOfCart = z.strictObject(address);

const lineItem = { variant_id: id, quantity: z.number() };

const promotionCodes = z.array(z.string()).max(20);

export const newCart = z.strictObject({
  region_id: id.nullish(),
  email: email.nullish(),
  /** The language of the page. The order and its mails follow it. */
  locale: locale.optional(),
  shipping_address: addressOfCart.optional(),
  billing_address: addressOfCart.optional(),
  items: z.array(z.strictObject(lineItem)).max(100).optional(),
  promo_codes: promotionCodes.optional(),
});

export const cartChange = newCart.omit({ items: true });

export const newLineItem = z.strictObject(lineItem);

export const lineItemChange = z.strictObject({ quantity: lineItem.quantity });

export const promotions = z.strictObject({ promo_codes: promotionCodes });

export const shippingMethod = z.strictObject({ option_id: id });

export const cartId = z.strictObject({ cart_id: id });

export const paymentMethod = z.strictObject({ provider_id: id });

/**
 * `total` is the total that the shopper has seen, major units; `locale` the language of the page on
 * which the order was confirmed.
 */
export const completion = z
  .strictObject({ total: z.number().optional(), locale: locale.optional() })
  .optional();

const profile = {
  ...person,
  company_name: line(200),
  /** `locale` is the language of the sign-up, which the welcome mail follows. */
  metadata: z
    .strictObject({
      printers: z.array(z.string().max(200)).max(50).optional(),
      locale: locale.optional(),
    })
    .nullish(),
};

export const newCustomer = z.strictObject({ ...profile, email });

export const customerChange = z.strictObject(profile);

export const customerAddress = z.strictObject({
  ...address,
  address_name: line(100),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
  /** The typed name of a country whose code is not known. */
  metadata: z.strictObject({ country: line(100) }).nullish(),
});

export const idToken = z.strictObject({ id_token: z.string().min(1).max(10_000) });

/** A body that its own route checks. */
export const checkedByItsRoute = z.unknown();
