import type { PostalAddress } from "~/commerce/backend-types.ts";
import { m } from "~/paraglide/messages.js";
import { addressForm, isPostalCode } from "./country-addresses.ts";

/** Where an order or its invoice goes, as it is typed. `country` is an ISO 3166-1 code in lower case. */
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

/** Who orders, and where it goes. */
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

/** The form of contact and address before anything is typed. */
export const emptyContact: ContactValues = { email: "", ...emptyAddress };

const required = ["firstName", "lastName", "address", "postalCode", "city"] as const;

/** The most characters the backend takes. */
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

/** What is wrong, field by field; empty when an order can go there. */
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

/** What is wrong with an address, field by field; empty where nothing is. */
export function checkAddress(
  values: AddressValues,
  purpose: "shipping" | "billing",
): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of required) {
    if (values[field].trim() === "")
      errors[field] = {
        firstName: m.address_rules_first_name,
        lastName: m.address_rules_last_name,
        address: m.address_rules_address,
        postalCode: m.address_rules_postal_code,
        city: m.address_rules_city,
      }[field]();
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

/** An address as the backend wants it. A province is only sent where the country has such. */
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

/** An address of the backend as the form shows it. */
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

/** Whether two addresses of the backend are the same place and person. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return JSON.stringify(fromPostalAddress(one)) === JSON.stringify(fromPostalAddress(other));
}
