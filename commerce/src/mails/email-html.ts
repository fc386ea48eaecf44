import { localeOf } from "../languages";
import type { Block, EmailHeader, EmailLine, EmailMessage, EmailTotal } from "./email-message";
import { type Markup, markup } from "./markup";

/* Some email clients support only tables and inline styles. */

/** The storefront's colours: key, paper and the process inks. */
const key = "#12161b";
const soft = "#434c56";
const faint = "#5f6873";
const line = "#dde2e7";
const wash = "#f2f4f6";
const inks = ["#00a3e0", "#e5007e", "#ffd800", key];

const font = "font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif";
const base = `${font};font-size:16px;line-height:24px;color:${soft}`;

/** The HTML part of an email message. */
export function htmlOf(
  message: EmailMessage,
  { language, shopName, shopUrl }: EmailHeader,
): string {
  return markup`<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${message.subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${wash}">
<div style="display:none;max-height:0;overflow:hidden">${message.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${wash}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff;border:1px solid ${line}">
<tr><td>${inkStrip()}</td></tr>
<tr><td style="padding:24px 28px 0;${font};font-size:18px;line-height:20px;font-weight:800;letter-spacing:-0.4px"><a href="${shopUrl}" style="color:${key};text-decoration:none">${shopName}</a></td></tr>
<tr><td style="padding:28px 28px 0"><h1 style="margin:0;${font};font-size:26px;line-height:30px;font-weight:800;letter-spacing:-0.5px;color:${key}">${message.heading}</h1></td></tr>
${message.blocks.map((block) => markup`<tr><td style="padding:18px 28px 0;${base}">${blockHtml(block)}</td></tr>\n`)}<tr><td style="padding:32px 28px 28px;${font};font-size:13px;line-height:20px;color:${faint}">${message.reason}<br><a href="${shopUrl}" style="color:${faint}">${shopUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.toString();
}

/** The four process inks side by side, as at the edge of a printed sheet. */
function inkStrip(): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${inks.map(
    (ink) =>
      markup`<td width="25%" height="6" bgcolor="${ink}" style="height:6px;line-height:6px;font-size:0;background-color:${ink}">&nbsp;</td>`,
  )}</tr></table>`;
}

function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case "text":
      return markup`<p style="margin:0">${lineByLine(block.text)}</p>`;
    case "facts":
      return factsHtml(block.facts);
    case "lines":
      return linesHtml(block.lines, block.totals);
    case "quote":
      return markup`<div style="padding:4px 0 4px 16px;border-left:4px solid ${line};color:${key};word-break:break-word">${quoteLines(block.text)}</div>`;
    case "button":
      return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${key}" style="border-radius:3px;background-color:${key}"><a href="${block.url}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${block.label}</a></td></tr></table>`;
  }
}

function factsHtml(facts: { label: string; value: string }[]): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts.map(
    ({ label, value }) =>
      markup`<tr><td valign="top" width="100" style="padding:4px 16px 4px 0;${font};font-size:15px;line-height:22px;color:${faint}">${label}</td><td valign="top" dir="auto" style="padding:4px 0;${font};font-size:15px;line-height:22px;color:${key};word-break:break-word">${lineByLine(value)}</td></tr>`,
  )}</table>`;
}

function linesHtml(lines: EmailLine[], totals: EmailTotal[]): Markup {
  const cell = `padding:12px 0;border-bottom:1px solid ${line};${font};font-size:15px;line-height:22px`;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map(
    ({ title, detail, amount }) =>
      markup`<tr><td valign="top" style="${cell};color:${key};word-break:break-word"><strong>${title}</strong><br><span style="color:${soft}">${detail}</span></td><td valign="top" align="right" style="${cell};padding-left:12px;white-space:nowrap;color:${key}">${amount}</td></tr>`,
  )}${totals.map(({ label, amount, isGrand }) => {
    const look = isGrand
      ? `padding:12px 0 0;${font};font-size:18px;line-height:24px;font-weight:700;color:${key}`
      : `padding:8px 0 0;${font};font-size:15px;line-height:22px;color:${soft}`;
    return markup`<tr><td style="${look}">${label}</td><td align="right" style="${look};white-space:nowrap">${amount}</td></tr>`;
  })}</table>`;
}

/** Each line has the direction of its own script. */
function quoteLines(text: string): Markup[] {
  return text
    .split("\n")
    .map((line) => markup`<div dir="auto" style="min-height:24px">${line}</div>`);
}

function lineByLine(text: string): Markup[] {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));
}
