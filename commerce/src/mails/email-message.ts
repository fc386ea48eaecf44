import type { Language } from "../languages";

/** A part of an email message. */
export type Block =
  | { kind: "text"; text: string }
  /** Labels with values; a value may have several lines. */
  | { kind: "facts"; facts: { label: string; value: string }[] }
  | { kind: "lines"; lines: EmailLine[]; totals: EmailTotal[] }
  /** A text of somebody else, line by line. */
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; url: string };

/** A line item; amounts are formatted with their currency. */
export interface EmailLine {
  title: string;
  /** Such as "2 × €9.90". */
  detail: string;
  amount: string;
}

export interface EmailTotal {
  label: string;
  amount: string;
  /** Whether it is the grand total. */
  isGrand?: boolean;
}

/** The content of an email message. `htmlOf` and `textOf` render all of it. */
export interface EmailMessage {
  subject: string;
  /** The text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets it, at the end. */
  reason: string;
}

/** What every email message has in common. */
export interface EmailHeader {
  language: Language;
  shopName: string;
  /** The storefront's URL in this language, without a slash at the end. */
  shopUrl: string;
}
