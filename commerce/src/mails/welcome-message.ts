import type { EmailMessage } from "./email-message";
import type { Words } from "./english";

/**
 * Tells a new customer that the account is open, as the sign-up form has promised. Nothing in it
 * was typed by whoever signed up: the address may be somebody else's.
 */
export function welcome(shopUrl: string, words: Words): EmailMessage {
  const says = words.welcome;
  return {
    subject: says.subject,
    preview: says.preview,
    heading: says.heading,
    blocks: [
      { kind: "text", text: says.opening },
      { kind: "text", text: says.verification },
      { kind: "button", label: says.button, url: `${shopUrl}/signin` },
    ],
    reason: says.reason,
  };
}
