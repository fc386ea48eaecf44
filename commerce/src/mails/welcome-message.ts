import type { EmailMessage } from "./email-message";
import type { Words } from "./english";

/**
 * Confirms a new account to its customer. It repeats nothing that was typed at the sign-up: the
 * address may be somebody else's.
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
