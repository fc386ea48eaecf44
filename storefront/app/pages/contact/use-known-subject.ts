import { useSearchParams } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { longest, type MessageValues } from "./message-rules.ts";

/**
 * The subject that a link brought along: as it is with `?subject=`, or "About …" with `?product=`
 * and the product's title.
 */
export function useKnownSubject(): Pick<Partial<MessageValues>, "subject"> {
  const [query] = useSearchParams();
  const product = query.get("product")?.trim();
  const subject = query.get("subject")?.trim() || (product && m.contact_about({ title: product }));
  return subject ? { subject: subject.slice(0, longest.subject) } : {};
}
