import { useSearchParams } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { longest, type MessageValues } from "./message-rules.ts";

/**
 * The subject from the link: `?subject=` as it is, or "About …" with the product title of
 * `?product=`.
 */
export function useKnownSubject(): Pick<Partial<MessageValues>, "subject"> {
  const [query] = useSearchParams();
  const product = query.get("product")?.trim();
  const subject = query.get("subject")?.trim() || (product && m.contact_about({ title: product }));
  return subject ? { subject: subject.slice(0, longest.subject) } : {};
}
