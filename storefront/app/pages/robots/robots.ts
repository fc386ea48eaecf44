import { languagePrefix, languages } from "~/language/language.ts";
import { environment } from "~/server/environment.server.ts";

/** Personal or endless pages. */
const closed = [
  "/account",
  "/admin/",
  "/cart",
  "/compare",
  "/order/",
  "/paymentgateway",
  "/search",
];

/** `/robots.txt`: the paths that crawlers should skip, and the sitemap's URL. */
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
