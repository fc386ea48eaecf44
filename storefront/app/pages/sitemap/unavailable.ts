/** Better no sitemap for a minute than one without products: they would leave the search engine. */
export function unavailable(): Response {
  return new Response("The catalogue is not answering at the moment.", {
    status: 503,
    headers: { "Retry-After": "60", "Content-Type": "text/plain; charset=utf-8" },
  });
}
