import type { Block, EmailHeader, EmailMessage } from "./email-message";

/** The plain-text part of an email message. */
export function textOf(message: EmailMessage, { shopName, shopUrl }: EmailHeader): string {
  return [
    message.heading,
    ...message.blocks.map(blockText),
    `-- \n${shopName}\n${shopUrl}\n\n${message.reason}`,
  ].join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts":
      return block.facts
        .map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n    ")}`)
        .join("\n");
    case "lines":
      return [
        ...block.lines.map(
          ({ title, detail, amount }) => `* ${title}\n    ${detail}\n    ${amount}`,
        ),
        block.totals.map(({ label, amount }) => `${label}: ${amount}`).join("\n"),
      ].join("\n\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
  }
}
