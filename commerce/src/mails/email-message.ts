/** A part of a letter. */
export type Block =
  | { kind: "text"; text: string }
  /** Labels and what belongs to them; a value may have several lines. */
  | { kind: "facts"; facts: { label: string; value: string }[] }
  | { kind: "lines"; lines: EmailLine[]; totals: EmailTotal[] }
  /** What somebody else wrote, line by line. */
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; url: string };

/** A line item; amounts are written out with their currency. */
export interface EmailLine {
  title: string;
  /** Such as "2 × €9.90". */
  detail: string;
  amount: string;
}

export interface EmailTotal {
  label: string;
  amount: string;
  /** What it all adds up to. */
  isGrand?: boolean;
}

/** What a mail says. How it looks is up to `htmlOf` and `textOf`, which both say all of it. */
export interface EmailMessage {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the reader gets this, below everything. */
  reason: string;
}

/** What stands around every letter. */
export interface EmailHeader {
  /** BCP 47, such as "en". */
  language: string;
  shopName: string;
  /** The storefront's address, without a slash at the end. */
  shopUrl: string;
}
