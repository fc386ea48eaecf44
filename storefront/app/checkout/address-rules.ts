import type { PostalAddress } from "~/commerce/engine-types.ts";
import { textsIn } from "~/language/texts.ts";

const texts = textsIn({
  en: {
    email: "Enter your email",
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    address: "Enter your address",
    postalCode: "Enter the zip code of your area",
    city: "Enter your city name",
    country: "Choose the country we deliver to",
    notAnEmail: "Enter a Valid email",
  },
  fr: {
    email: "Saisissez votre e-mail",
    firstName: "Saisissez votre prénom",
    lastName: "Saisissez votre nom",
    address: "Saisissez votre adresse",
    postalCode: "Saisissez votre code postal",
    city: "Saisissez votre ville",
    country: "Choisissez le pays de livraison",
    notAnEmail: "Saisissez un e-mail valide",
  },
});

/** Where an order goes, as it is typed. `country` is an ISO 3166-1 code in lower case. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
}

/** Who orders, and where it goes. */
export interface ContactValues extends AddressValues {
  email: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** The form before anything is typed. */
export const emptyContact: ContactValues = {
  email: "",
  firstName: "",
  lastName: "",
  address: "",
  postalCode: "",
  city: "",
  country: "",
  phone: "",
};

const required = [
  "email",
  "firstName",
  "lastName",
  "address",
  "postalCode",
  "city",
  "country",
] as const;

/** What is wrong, field by field; empty when an order can go there. */
export function checkContact(
  values: ContactValues,
  looksLikeEmail: (text: string) => boolean,
): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of required) {
    if (values[field].trim() === "") errors[field] = texts()[field];
  }
  if (!errors.email && !looksLikeEmail(values.email)) errors.email = texts().notAnEmail;
  return errors;
}

/** An address as the engine wants it. */
export function toPostalAddress(values: AddressValues): PostalAddress {
  return {
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    address_1: values.address.trim(),
    postal_code: values.postalCode.trim(),
    city: values.city.trim(),
    country_code: values.country,
    phone: values.phone.trim(),
  };
}

/** An address of the engine as the form shows it. */
export function fromPostalAddress(address: PostalAddress): AddressValues {
  return {
    firstName: address.first_name ?? "",
    lastName: address.last_name ?? "",
    address: [address.address_1, address.address_2].filter(Boolean).join(", "),
    postalCode: address.postal_code ?? "",
    city: address.city ?? "",
    country: address.country_code ?? "",
    phone: address.phone ?? "",
  };
}

/** Whether two addresses of the engine are the same place and person. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return JSON.stringify(fromPostalAddress(one)) === JSON.stringify(fromPostalAddress(other));
}
