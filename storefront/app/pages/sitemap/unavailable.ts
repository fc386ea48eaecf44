/**
 * An outage of a minute is better than a sitemap without products, which would drop them from
 * search engines.
 */
export function unavailable(): Response {
  return new Response("The catalogue is not answering at the moment.", {
    status: 503,
    headers: { "Retry-After": "60", "Content-Type": "text/plain; charset=utf-8" },
  });
}
