/** What was typed into the sign-up form. */
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

const missing: Record<keyof SignUpValues, string> = {
  name: "Enter your name",
  email: "Enter your email",
  phone: "Enter your phone number",
  password: "Create a password",
  address: "Enter your address",
  city: "Enter your city name",
  country: "Enter the country you are residing",
  zip: "Enter the zip code of your area",
};

/** The least characters of a password. */
const shortestPassword = 6;

const basicAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return basicAddress.test(text.trim());
}

/** What is wrong with the form, field by field; empty when it can be sent. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const field of Object.keys(missing) as (keyof SignUpValues)[]) {
    const typed = field === "password" ? values[field] : values[field].trim();
    if (typed === "") errors[field] = missing[field];
  }
  if (!errors.email && !isEmail(values.email)) errors.email = "Enter a Valid email";
  if (!errors.password && values.password.length < shortestPassword) {
    errors.password = "Passwords must be at least 6 characters";
  }
  return errors;
}
