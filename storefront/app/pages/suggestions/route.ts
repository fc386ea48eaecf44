import { suggestionsFor } from "~/catalogue/search/suggestions.server.ts";
import { longestTyped } from "~/catalogue/search/suggestions.ts";
import { typedText } from "~/catalogue/search/typed-text.ts";
import type { Route } from "./+types/route";

/**
 * `GET /suggestions?q=`: what the search box suggests, in one round trip. The same for everybody;
 * there are prices in it, so it is kept no longer than a page is.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const typed = typedText(new URL(request.url).searchParams.get("q")).slice(0, longestTyped);
  const found = await suggestionsFor(typed);
  if (found.ok) {
    return Response.json(found.value, { headers: { "cache-control": "public, max-age=2" } });
  }
  const { code, message, status } = found.problem;
  return Response.json({ code, message }, { status, headers: { "cache-control": "no-store" } });
}
