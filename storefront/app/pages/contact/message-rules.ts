import { isEmail } from "~/identity/sign-up/sign-up-rules.ts";
import { m } from "~/paraglide/messages.js";

/** The values of the contact form. */
export interface MessageValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type MessageErrors = Partial<Record<keyof MessageValues, string>>;

/** The fields of the form, in their order. */
export const messageFields = ["name", "email", "subject", "message"] as const;

/** The form before anything is typed. */
export const emptyMessage: MessageValues = { name: "", email: "", subject: "", message: "" };

/** The most characters that the backend accepts. */
export const longest: Record<keyof MessageValues, number> = {
  name: 100,
  email: 254,
  subject: 200,
  message: 5_000,
};

const fieldMessages = {
  email: m.contact_missing_email,
  name: m.contact_missing_name,
  message: m.contact_missing_message,
  subject: m.contact_missing_subject,
};

/** The problems of a message by field; empty if it can be sent. */
export function checkMessage(values: MessageValues): MessageErrors {
  const errors: MessageErrors = {};
  for (const field of messageFields) {
    const { length } = values[field].trim();
    if (length === 0) errors[field] = fieldMessages[field]();
    else if (length > longest[field]) {
      errors[field] = m.contact_too_long({ most: longest[field], length });
    }
  }
  if (!errors.email && !isEmail(values.email)) errors.email = m.contact_not_an_email();
  return errors;
}
