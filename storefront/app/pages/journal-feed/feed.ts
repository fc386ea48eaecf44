import { articleList } from "~/journal/articles.server.ts";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { company } from "~/layout/company.ts";
import { m } from "~/paraglide/messages.js";
import { environment } from "~/server/environment.server.ts";
import { xmlAnswer, xmlText } from "~/server/xml.server.ts";

/** `/journal/feed.xml`: the journal as an Atom feed, in the language of its URL. */
export function loader() {
  return xmlAnswer(feed(), "application/atom+xml");
}

const addressOf = (path: string) =>
  xmlText(environment().storefrontUrl + pathIn(currentLanguage(), path));
const moment = (day: string) => `${day}T12:00:00Z`;

function feed(): string[] {
  const articles = articleList();
  const updated = articles.map((article) => article.updated).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLanguage()}">`,
    `<id>${addressOf("/journal")}</id>`,
    `<title>${xmlText(`${m.journal_journal()} | ${company.name}`)}</title>`,
    `<subtitle>${xmlText(m.journal_description())}</subtitle>`,
    `<author><name>${xmlText(company.name)}</name></author>`,
    `<link rel="self" href="${addressOf("/journal/feed.xml")}"/>`,
    `<link href="${addressOf("/journal")}"/>`,
    `<updated>${moment(updated.at(-1) ?? "1970-01-01")}</updated>`,
    ...articles.map((article) => {
      const address = addressOf(`/journal/${article.slug}`);
      return [
        `<entry xml:lang="${article.language}"><id>${address}</id><title>${xmlText(article.title)}</title>`,
        `<link href="${address}"/><summary>${xmlText(article.description)}</summary>`,
        `<published>${moment(article.date)}</published>`,
        `<updated>${moment(article.updated)}</updated></entry>`,
      ].join("");
    }),
    "</feed>\n",
  ];
}
