import { languagePrefix, languages } from "~/language/language.ts";
import { environment } from "~/server/environment.server.ts";

/** What is personal, or endless: nothing for a search engine. */
const closed = [
  "/account",
  "/admin/",
  "/cart",
  "/compare",
  "/order/",
  "/paymentgateway",
  "/search",
];

/** `/robots.txt`: what crawlers may leave out, and where the sitemap is. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...languages.flatMap((language) =>
      closed.map((path) => `Disallow: ${languagePrefix(language)}${path}`),
    ),
    "",
    `Sitemap: ${environment().storefrontUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}
