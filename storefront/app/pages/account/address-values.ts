import type { CustomerAddress, NewAddress } from "~/commerce/backend-types.ts";
import { splitName } from "~/identity/sign-up/person-name.ts";
import { m } from "~/paraglide/messages.js";

/** The values of the address form; `country` is an ISO 3166-1 code in lower case. */
export interface AccountAddress {
  name: string;
  company: string;
  address: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export type AddressErrors = Partial<Record<keyof AccountAddress, string>>;

const fieldMessages = {
  address: m.sign_up_missing_address,
  city: m.sign_up_missing_city,
  name: m.sign_up_missing_name,
  country: m.sign_up_missing_country,
  zip: m.sign_up_missing_zip,
};

/** The missing values by field; empty if the address can be saved. */
export function checkAddress(values: AccountAddress): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of ["name", "address", "zip", "city", "country"] as const) {
    if (values[field].trim() === "") errors[field] = fieldMessages[field]();
  }
  return errors;
}

/** A saved address as form values; null gives an empty form. */
export function fromSaved(address: CustomerAddress | null): AccountAddress {
  return {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(" "),
    company: address?.company ?? "",
    address: [address?.address_1, address?.address_2].filter(Boolean).join(", "),
    zip: address?.postal_code ?? "",
    city: address?.city ?? "",
    country: address?.country_code ?? "",
    phone: address?.phone ?? "",
    isDefaultShipping: address?.is_default_shipping ?? false,
    isDefaultBilling: address?.is_default_billing ?? false,
  };
}

/** An address in the backend's form. Its two lines become one. */
export function toSaved(values: AccountAddress): NewAddress {
  return {
    ...splitName(values.name),
    company: values.company.trim(),
    address_1: values.address.trim(),
    address_2: "",
    postal_code: values.zip.trim(),
    city: values.city.trim(),
    country_code: values.country,
    phone: values.phone.trim(),
    is_default_shipping: values.isDefaultShipping,
    is_default_billing: values.isDefaultBilling,
  };
}
