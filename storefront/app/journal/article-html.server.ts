import { Marked, type Token, type Tokens } from "marked";

/** Reading speed of such texts, words per minute. */
const readingSpeed = 200;

/** The colours of bars, the longest first. */
const inks = ["var(--cyan)", "var(--magenta)", "var(--yellow)", "var(--key)"];

/** A table with its caption, which is the paragraph before it in emphasis. */
type CaptionedTable = Tokens.Table & { caption: string };

const marked = new Marked({
  renderer: {
    heading({ tokens }) {
      return `<h2 class="mb-3 text-xl">${this.parser.parseInline(tokens)}</h2>`;
    },
    paragraph({ tokens }) {
      return `<p class="mt-4 first:mt-0">${this.parser.parseInline(tokens)}</p>`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return `<a href="${escaped(href)}" rel="noreferrer" class="text-link">${text}</a>`;
    },
    list({ items }) {
      const entries = items.map(
        ({ tokens }) => `<li class="ps-1">${this.parser.parse(tokens)}</li>`,
      );
      return `<ul class="mt-4 list-[square] space-y-1.5 ps-5 marker:text-magenta">${entries.join("")}</ul>`;
    },
    table(token) {
      const { caption, header, rows } = token as CaptionedTable;
      const text = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((cell) =>
        cell.text === ""
          ? "<td></td>"
          : `<th scope="col" class="py-2 pe-4 font-semibold">${text(cell)}</th>`,
      );
      const body = rows.map((row) => {
        const cells = row.map((cell, index) =>
          index === 0
            ? `<th scope="row" class="py-2.5 pe-4 font-medium">${text(cell)}</th>`
            : `<td class="py-2.5 pe-4 text-key-soft">${text(cell)}</td>`,
        );
        return `<tr class="border-b border-line align-top">${cells.join("")}</tr>`;
      });
      // A narrow screen scrolls it, also by keyboard.
      return `<section class="mt-6 overflow-x-auto" tabindex="0" aria-label="${escaped(caption)}">
<table class="w-full min-w-96 text-start text-sm"><caption class="pb-2 text-start text-key-faint">${escaped(caption)}</caption>
<thead><tr class="border-b-2 border-key">${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></section>`;
    },
    code({ lang, text }) {
      if (lang !== "bars") throw new Error(`There is no block of code “${lang}”: only “bars”.`);
      return barsHtml(text);
    },
    html({ raw }) {
      throw new Error(`An article has no HTML of its own: ${raw}`);
    },
  },
});

/**
 * Renders the Markdown of an article as sections. A second-level heading or a rule (`---`) begins a
 * section. The caption of a table is the paragraph before it in emphasis. A code block `bars` is a
 * bar chart: its first line is the caption, each other line is `label | value | value in words`.
 *
 * @throws Error if it contains HTML, a table without a caption or with uneven rows, or another code
 * block
 */
export function articleHtml(markdown: string): string {
  const sections: Token[][] = [[]];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "space") continue;
    if (token.type === "heading" || token.type === "hr") sections.push([]);
    if (token.type === "hr") continue;
    const section = sections.at(-1) ?? [];
    section.push(token.type === "table" ? captioned(token as Tokens.Table, section) : token);
  }
  return sections
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => `<section class="mt-9">${marked.parser(tokens)}</section>`)
    .join("\n");
}

/** The reading time of a text, in whole minutes. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/[^\s]+/g) ?? [];
  return Math.max(1, Math.round(words.length / readingSpeed));
}

/** Removes the caption of a table from the tokens before it. */
function captioned(table: Tokens.Table, section: Token[]): CaptionedTable {
  const before = section.pop();
  const [emphasis, ...rest] = before?.type === "paragraph" ? (before.tokens ?? []) : [];
  if (emphasis?.type !== "em" || rest.length > 0) throw new Error("A table has no caption.");
  // Marked drops the additional cells of a longer row.
  const lengths = table.raw
    .trim()
    .split("\n")
    .map((line) => line.split(/(?<!\\)\|/).length);
  if (new Set(lengths).size > 1) throw new Error("The rows of a table differ in length.");
  return { ...table, caption: emphasis.text };
}

function barsHtml(lines: string): string {
  const [caption = "", ...rows] = lines.split("\n");
  const bars = rows.map((row) => {
    const [label = "", value = "", text = ""] = row.split("|").map((cell) => cell.trim());
    return { label, value: Number(value), text };
  });
  const largest = Math.max(...bars.map(({ value }) => value));
  const items = bars.map(
    ({ label, value, text }, index) =>
      `<div><dt class="text-sm">${escaped(label)}</dt>
<dd class="mt-1 flex items-center gap-3 text-sm font-semibold tabular-nums"><svg aria-hidden="true" width="${(75 * value) / largest}%" class="h-5 min-w-0.5 shrink-0 forced-color-adjust-none"><rect width="100%" height="100%" fill="${inks[index % inks.length]}"></rect></svg>${escaped(text)}</dd></div>`,
  );
  return `<figure class="mt-6"><figcaption class="text-sm text-key-faint">${escaped(caption)}</figcaption>
<dl class="mt-3 space-y-3 border-s-2 border-key ps-4">${items.join("")}</dl></figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
