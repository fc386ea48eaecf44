import { m } from "../../messages/dist/messages.js";
import type { Language } from "../languages";
import type { EmailMessage } from "./email-message";

/**
 * Confirms a new account to its customer. It repeats nothing that was typed at the sign-up: the
 * address may be somebody else's.
 *
 * @param shopUrl the storefront's URL in this language
 */
export function welcome(shopUrl: string, locale: Language): EmailMessage {
  return {
    subject: m.mail_welcome_subject({}, { locale }),
    preview: m.mail_welcome_preview({}, { locale }),
    heading: m.mail_welcome_heading({}, { locale }),
    blocks: [
      { kind: "text", text: m.mail_welcome_opening({}, { locale }) },
      { kind: "text", text: m.mail_welcome_verification({}, { locale }) },
      { kind: "button", label: m.mail_welcome_button({}, { locale }), url: `${shopUrl}/signin` },
    ],
    reason: m.mail_welcome_reason({}, { locale }),
  };
}
