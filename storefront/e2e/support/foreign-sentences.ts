import { JSDOM } from "jsdom";

/** Words that are in most sentences of a language and in few of another's. */
const words: Record<string, string> = {
  en: "the and with you your it is are was were of to for from this that these which have has what when not more than by an be can will its there or how in on at as we they all no without",
  fr: "le la les des du de une un et est sont avec pour vous votre vos nous que qui dans sur par ne pas plus ce cette ces au aux ou se sans en il elle mais à",
  de: "der die das den dem des ein eine einen einem einer und ist sind mit für sie ihr ihre ihren wir nicht auf aus bei von zu zum zur im am als auch oder mehr wenn werden wird es sich kein keine ohne",
};
const wordSets = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(" "))] as const,
);

/** Not shown, or not in a language. */
const skipped = "script, style, noscript, template, svg, code, [translate=no]";

/** The texts of a page that are not marked as another language's, with those of attributes. */
function textsOf(html: string): string[] {
  const { document, NodeFilter } = new JSDOM(html).window;
  const language = document.documentElement.lang;
  for (const other of document.querySelectorAll(skipped)) other.remove();
  for (const other of document.body.querySelectorAll("[lang]")) {
    if (other.getAttribute("lang") !== language) other.remove();
  }
  const texts = [document.title];
  for (const meta of document.querySelectorAll('meta[name="description"]')) {
    texts.push(meta.getAttribute("content") ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  // A sentence may have links in it: the texts of a block are one text.
  for (const inline of document.body.querySelectorAll("a, span, b, strong, em, bdi, abbr")) {
    if (inline.parentElement?.matches("p, li, dd, td, label, legend, figcaption")) {
      inline.replaceWith(document.createTextNode(` ${inline.textContent} `));
    }
  }
  document.body.normalize();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}

/**
 * The sentences of a page that are in another language than the page says. A sentence is another
 * language's if it has two of that language's words, and more of them than of the page's own.
 */
export function foreignSentences(html: string): string[] {
  const language = /<html lang="(\w+)/.exec(html)?.[1] ?? "";
  const sentences = textsOf(html).flatMap((text) => text.split(/(?<=[.!?…])\s+|\n{2,}/));
  return [...new Set(sentences.map((text) => text.replace(/\s+/g, " ").trim()))].filter(
    (sentence) => {
      // Names such as "ET-2700" are no words.
      const spoken = new Set(sentence.match(/\p{L}*\p{Ll}\p{L}*/gu)?.map((it) => it.toLowerCase()));
      const counts = new Map(
        wordSets.map(([name, set]) => [name, [...spoken].filter((word) => set.has(word)).length]),
      );
      const own = counts.get(language) ?? 0;
      return [...counts].some(([name, count]) => name !== language && count > 1 && count > own);
    },
  );
}
