import { m } from "../../messages/dist/messages.js";
import type { Language } from "../languages";
import type { Block, EmailHeader, EmailMessage } from "./email-message";

/** The plain-text part of an email message. */
export function textOf(
  message: EmailMessage,
  { language, shopName, shopUrl }: EmailHeader,
): string {
  return [
    message.heading,
    ...message.blocks.map((block) => blockText(block, language)),
    `-- \n${shopName}\n${shopUrl}\n\n${message.reason}`,
  ].join("\n\n");
}

function blockText(block: Block, locale: Language): string {
  const fact = (label: string, value: string) => m.mail_fact({ label, value }, { locale });
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts":
      return block.facts
        .map(({ label, value }) => fact(label, value.replaceAll("\n", "\n    ")))
        .join("\n");
    case "lines":
      return [
        ...block.lines.map(
          ({ title, detail, amount }) => `* ${title}\n    ${detail}\n    ${amount}`,
        ),
        block.totals.map(({ label, amount }) => fact(label, amount)).join("\n"),
      ].join("\n\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
      return `${fact(block.label, "").trimEnd()}\n${block.url}`;
  }
}
