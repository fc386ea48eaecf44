import { describe, expect, it } from "vitest";
import { articleHtml, readingMinutes } from "~/journal/article-html.server.ts";

const table = "| | Store |\n| --- | --- |\n| Ink | Upright |";

describe("the Markdown of an article", () => {
  it("becomes sections: a heading begins one, and so does a rule", () => {
    expect(articleHtml("First.\n\n## Second\n\nMore.\n\n---\n\nLast.")).toBe(
      `<section class="mt-9"><p class="mt-4 first:mt-0">First.</p></section>
<section class="mt-9"><h2 class="mb-3 text-xl">Second</h2><p class="mt-4 first:mt-0">More.</p></section>
<section class="mt-9"><p class="mt-4 first:mt-0">Last.</p></section>`,
    );
  });

  it("has tables that a screen reader can name, and a keyboard can scroll", () => {
    const html = articleHtml(`*How to "keep" it*\n\n${table}`);
    expect(html).toContain('tabindex="0" aria-label="How to &#34;keep&#34; it"');
    expect(html).toContain('<th scope="col" class="py-2 pe-4 font-semibold">Store</th>');
    expect(html).toContain('<th scope="row" class="py-2.5 pe-4 font-medium">Ink</th>');
    expect(html).not.toContain("<em>");
  });

  it("has bars, each as long as it is large, without a style of its own", () => {
    const html = articleHtml("```bars\nPages\nLetter | 1000 | 1,000 pages\nSlide | 125 | 125\n```");
    expect(html.match(/(?<=<svg[^>]* width=)"[^"]*"/g)).toEqual(['"75%"', '"9.375%"']);
    expect(html).toContain("</svg>1,000 pages</dd>");
    expect(html).not.toContain("style=");
  });

  it("has links and emphasis, and no signs that HTML would take for its own", () => {
    const html = articleHtml("A *thin* [sheet](https://a.example/?b=1&c=2), 1 < 2 & 3.");
    expect(html).toContain("<em>thin</em>");
    expect(html).toContain('href="https://a.example/?b=1&#38;c=2"');
    expect(html).toContain("1 &lt; 2 &amp; 3.");
  });

  it.each([
    ["HTML of its own", "<script>alert(1)</script>"],
    ["HTML within a line", "An <b>image</b>."],
    ["a table without a caption", `A paragraph.\n\n${table}`],
    ["a table with a row that is too long", `*Caption*\n\n${table} lost |`],
    ["a block of code", "```js\n1\n```"],
  ])("is refused with %s", (_what, markdown) => {
    expect(() => articleHtml(markdown)).toThrow();
  });
});

it("reading takes a minute for 200 words, tags not counted", () => {
  expect(readingMinutes(`<p class="a b c">${"word ".repeat(600)}</p>`)).toBe(3);
  expect(readingMinutes("<p>Short.</p>")).toBe(1);
});
