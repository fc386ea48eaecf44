/** The values of the sign-up form. */
import { m } from "~/paraglide/messages.js";
export interface SignUpValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  address: string;
  city: string;
  country: string;
  zip: string;
}

export type SignUpErrors = Partial<Record<keyof SignUpValues, string>>;

/** The form before anything is typed. */
export const emptySignUp: SignUpValues = {
  name: "",
  email: "",
  phone: "",
  password: "",
  address: "",
  city: "",
  country: "",
  zip: "",
};

/** The least characters of a password. */
export const shortestPassword = 6;

const basicAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return basicAddress.test(text.trim());
}

const fieldMessages = {
  address: m.sign_up_missing_address,
  city: m.sign_up_missing_city,
  email: m.sign_up_missing_email,
  name: m.sign_up_missing_name,
  phone: m.sign_up_missing_phone,
  password: m.sign_up_missing_password,
  country: m.sign_up_missing_country,
  zip: m.sign_up_missing_zip,
};

/** The problems of the form by field; empty if it can be sent. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of Object.keys(emptySignUp) as (keyof SignUpValues)[]) {
    const typed = field === "password" ? values[field] : values[field].trim();
    if (typed === "") errors[field] = fieldMessages[field]();
  }
  if (!errors.email && !isEmail(values.email)) errors.email = m.sign_up_not_an_email();
  if (!errors.password && values.password.length < shortestPassword) {
    errors.password = m.sign_up_short_password();
  }
  return errors;
}
