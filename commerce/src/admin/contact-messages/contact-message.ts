/** What somebody wrote to the shop. */
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

/** Which messages are shown. */
export interface MessageFilter {
  status: MessageStatus | "";
  /** Words to search for. */
  q: string;
  /** Counted from 0. */
  page: number;
}

export const messagesPerPage = 20;

/** Reads which messages an address asks for; what makes no sense in it asks for all of them. */
export function filterOf(params: URLSearchParams): MessageFilter {
  const status = params.get("status");
  const page = Number(params.get("page") ?? 1);
  return {
    status: status === "new" || status === "answered" ? status : "",
    q: params.get("q") ?? "",
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The address part of a filter; empty for all messages. */
export function paramsOf({ status, q, page }: MessageFilter): Record<string, string> {
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(page > 0 && { page: `${page + 1}` }),
  };
}

/** Where the messages of a filter are had from. */
export function messagesPath({ status, q, page }: MessageFilter): string {
  const query = new URLSearchParams({
    limit: `${messagesPerPage}`,
    offset: `${page * messagesPerPage}`,
    ...(status && { status }),
    ...(q && { q }),
  });
  return `/admin/contact-messages?${query}`;
}

/** Opens the mail program with an answer begun. */
export function replyAddress({ email, subject }: ContactMessage): string {
  // A line break in either would begin another field of the mail.
  const [to, about] = [email, `Re: ${subject}`].map((text) => text.replace(/[\r\n]+/g, " "));
  return `mailto:${encodeURIComponent(to ?? "")}?subject=${encodeURIComponent(about ?? "")}`;
}
