import type { PostalAddress } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";
import { addressForm, isPostalCode } from "./country-addresses.ts";

/** A typed address. `country` is an ISO 3166-1 code in lower case. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  address: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
}

/** The e-mail address and the delivery address of an order. */
export interface ContactValues extends AddressValues {
  email: string;
}

export type AddressErrors = Partial<Record<keyof AddressValues, string>>;
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** An address before anything is typed. */
export const emptyAddress: AddressValues = {
  firstName: "",
  lastName: "",
  company: "",
  country: "",
  address: "",
  postalCode: "",
  city: "",
  province: "",
  phone: "",
};

/** Contact and address before anything is typed. */
export const emptyContact: ContactValues = { email: "", ...emptyAddress };

const required = ["firstName", "lastName", "address", "postalCode", "city"] as const;

/** The most characters that the backend accepts. */
const longest: Record<keyof ContactValues, number> = {
  email: 254,
  firstName: 100,
  lastName: 100,
  company: 200,
  country: 2,
  address: 200,
  postalCode: 20,
  city: 100,
  province: 100,
  phone: 40,
};

/** The problems of the form by field; empty if an order can be sent there. */
export function checkContact(
  values: ContactValues,
  looksLikeEmail: (text: string) => boolean,
): ContactErrors {
  const errors: ContactErrors = {};
  if (values.email.trim() === "") errors.email = m.address_rules_email();
  else if (!looksLikeEmail(values.email)) errors.email = m.address_rules_not_an_email();
  else if (values.email.length > longest.email)
    errors.email = m.address_rules_too_long({ most: longest.email });
  return { ...errors, ...checkAddress(values, "shipping") };
}

const fieldMessages = {
  firstName: m.address_rules_first_name,
  lastName: m.address_rules_last_name,
  address: m.address_rules_address,
  postalCode: m.address_rules_postal_code,
  city: m.address_rules_city,
};

/** The problems of an address by field; empty if there are none. */
export function checkAddress(
  values: AddressValues,
  purpose: "shipping" | "billing",
): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of required) {
    if (values[field].trim() === "") errors[field] = fieldMessages[field]();
  }
  if (!values.country) {
    errors.country =
      purpose === "shipping" ? m.address_rules_country() : m.address_rules_any_country();
  }
  const { postalCodeExample, province } = addressForm(values.country);
  if (province?.isRequired && values.province.trim() === "")
    errors.province = m.address_rules_province();
  if (!errors.postalCode && postalCodeExample && !isPostalCode(values.country, values.postalCode)) {
    errors.postalCode = m.address_rules_not_apostal_code({ example: postalCodeExample });
  }
  for (const field of Object.keys(emptyAddress) as (keyof AddressValues)[]) {
    if (values[field].trim().length > longest[field]) {
      errors[field] = m.address_rules_too_long({ most: longest[field] });
    }
  }
  return errors;
}

/** An address in the backend's form. A province is sent only for countries that have provinces. */
export function toPostalAddress(values: AddressValues): PostalAddress {
  return {
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    company: values.company.trim(),
    address_1: values.address.trim(),
    postal_code: values.postalCode.trim(),
    city: values.city.trim(),
    province: addressForm(values.country).province ? values.province.trim() : "",
    country_code: values.country,
    phone: values.phone.trim(),
  };
}

/** An address of the backend in the form's values. */
export function fromPostalAddress(address: PostalAddress): AddressValues {
  return {
    firstName: address.first_name ?? "",
    lastName: address.last_name ?? "",
    company: address.company ?? "",
    country: address.country_code ?? "",
    address: [address.address_1, address.address_2].filter(Boolean).join(", "),
    postalCode: address.postal_code ?? "",
    city: address.city ?? "",
    province: address.province ?? "",
    phone: address.phone ?? "",
  };
}

/** Whether two addresses of the backend name the same place and person. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return JSON.stringify(fromPostalAddress(one)) === JSON.stringify(fromPostalAddress(other));
}
