import { suggestionsFor } from "~/catalogue/search/suggestions.server.ts";
import { longestTyped } from "~/catalogue/search/suggestions.ts";
import { typedText } from "~/catalogue/search/typed-text.ts";
import type { Route } from "./+types/route";

/**
 * `GET /suggestions?q=`: the suggestions of the search box in one round trip. The same for
 * everybody; cached as long as a page, because it contains prices.
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
