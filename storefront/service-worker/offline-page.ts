import { currentLanguage, directionOf, pathIn } from "../app/language/language.ts";
// Not the object of all messages: esbuild would bring along every text of the shop.
import * as m from "../app/paraglide/messages/_index.js";

/** A cached page. */
export type SeenPage = { path: string; title: string };

/** The page for one that cannot be loaded; it needs no other file. */
export function offlinePage(seen: SeenPage[]): string {
  const language = currentLanguage();
  const shown = { locale: language };
  const title = m.offline_page_title({}, shown);
  const links = seen.map(
    (page) => `<li><a href="${escaped(page.path)}">${escaped(page.title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Chemical Ink Company</title>
<style>${style}</style>
</head>
<body>
<main>
<a class="home" href="${pathIn(language, "/")}">${mark}Chemical Ink Company</a>
<div class="strip"></div>
<h1>${title}</h1>
<p>${m.offline_page_text({}, shown)}</p>
<p><a class="button" href="">${m.offline_page_retry({}, shown)}</a></p>
${
  links.length > 0
    ? `<h2>${m.offline_page_seen({}, shown)}</h2><ul>${links.join("")}</ul>`
    : `<p>${m.offline_page_nothing({}, shown)}</p>`
}
</main>
</body>
</html>`;
}

/** The title of a page in its HTML, without the company's name. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title && plain(title.replace(/ \| [^|]*$/, ""));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function plain(text: string): string {
  return Object.entries(entities).reduceRight(
    (read, [character, entity]) => read.replaceAll(entity, character),
    text,
  );
}

const mark =
  '<svg viewBox="0 0 64 64" width="40" height="40" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  '<path d="M32 4.5 55.8 18.25v27.5L32 59.5 8.2 45.75v-27.5Z" stroke="currentColor" stroke-width="5"/>' +
  '<g stroke-width="6.5"><path d="m34.5 17 9.1 5.25" stroke="#00a3e0"/><path d="m43.6 41.75-9.1 5.25" stroke="#e5007e"/>' +
  '<path d="M19.2 37.25v-10.5" stroke="#ffd800"/></g></svg>';

const style = `
:root{color-scheme:light dark;--paper:#fff;--key:#12161b;--soft:#434c56;--line:#dde2e7;--link:#2f3fa0}
@media (prefers-color-scheme:dark){:root{--paper:#101317;--key:#eef1f4;--soft:#c0c7cf;--line:#2e353d;--link:#aab6ff}}
body{margin:0;background:var(--paper);color:var(--key);font:1rem/1.6 "Bricolage Grotesque",Arial,sans-serif}
main{max-width:42rem;margin:auto;padding:2rem 1.25rem}
h1{font-size:2rem;line-height:1.15;margin:2rem 0 0}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
p{color:var(--soft)}
a{color:var(--link)}
ul{list-style:none;padding:0;margin:0}
li{border-top:1px solid var(--line)}
li a{display:block;padding:.75rem 0}
.home{display:inline-flex;align-items:center;gap:.75rem;color:inherit;font-weight:800;text-decoration:none}
.button{display:inline-block;padding:.75rem 1.25rem;background:var(--key);color:var(--paper);font-weight:600;text-decoration:none;border-radius:2px}
.strip{height:.5rem;max-width:11rem;margin-top:1.5rem;background:linear-gradient(to right,#00a3e0 0 25%,#e5007e 25% 50%,#ffd800 50% 75%,var(--key) 75%)}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;
