import { Suspense, useRef } from "react";
import { m } from "~/paraglide/messages.js";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useWasInView } from "~/ui/use-in-view.ts";

const Strip = lazyPart(
  "what you looked at",
  async () => (await import("./recently-viewed-strip.tsx")).RecentlyViewedStrip,
);

/** The distance below the window at which it is loaded. */
const margin = "400px 0px";

/**
 * The products viewed before this one. Only the browser knows them: the server leaves space for
 * them, and they are loaded when the shopper scrolls near.
 */
export function RecentlyViewed({ shown }: { shown: string }) {
  const place = useRef<HTMLElement>(null);
  const wasNear = useWasInView(place, margin);
  return (
    <section ref={place} aria-labelledby="recently-viewed" className="needs-scripts mt-20">
      <h2 id="recently-viewed" className="text-2xl">
        {m.recently_viewed_place_title()}
      </h2>
      <div className="mt-4 min-h-38">
        {wasNear && (
          <Suspense>
            <Strip shown={shown} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
