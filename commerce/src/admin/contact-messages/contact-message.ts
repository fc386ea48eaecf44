/** A message of the contact form. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: MessageStatus;
  created_at: string;
}

export type MessageStatus = "new" | "answered";

/** What `GET /admin/contact-messages` answers. */
export interface ContactMessageList {
  contact_messages: ContactMessage[];
  count: number;
}

export interface MessageFilter {
  status: MessageStatus | "";
  q: string;
  /** Counted from 0. */
  page: number;
}

export const messagesPerPage = 20;

/** Reads the filter of a page's URL. Values that are not known are ignored. */
export function filterOf(params: URLSearchParams): MessageFilter {
  const status = params.get("status");
  const page = Number(params.get("page") ?? 1);
  return {
    status: status === "new" || status === "answered" ? status : "",
    q: params.get("q") ?? "",
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The query parameters of a filter; empty for all messages. */
export function paramsOf({ status, q, page }: MessageFilter): Record<string, string> {
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 0 && { page: `${page + 1}` }),
  };
}

/** The backend's path for the messages of a filter. */
export function messagesPath({ status, q, page }: MessageFilter): string {
  const query = new URLSearchParams({
    limit: `${messagesPerPage}`,
    offset: `${page * messagesPerPage}`,
    ...(status && { status }),
    ...(q && { q }),
  });
  return `/admin/contact-messages?${query}`;
}

/** A `mailto:` URL that begins an answer. */
export function replyAddress({ email, subject }: ContactMessage): string {
  // A line break would begin another header of the email.
  const [to, about] = [email, `Re: ${subject}`].map((text) => text.replace(/[\r\n]+/g, " "));
  return `mailto:${encodeURIComponent(to ?? "")}?subject=${encodeURIComponent(about ?? "")}`;
}
