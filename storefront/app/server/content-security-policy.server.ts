import type { Environment } from "./environment.server.ts";

/** Where videos of products may be played from, besides the shop's own files. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Where the browser reaches the identity provider when it is not the emulator. */
const identityProvider = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
];

/** What Stripe's "Security guide" asks for: its script, its frames, and where the script calls. */
const stripe = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/**
 * The policy of a page: scripts only ours, inline ones by the hashes of what they say; data only
 * from the shop's services; where one can pay by card, also Stripe's. Styles are only in files: what
 * sets its own on an element does so through the browser's objects, which no policy forbids, and
 * `ui/style-sheet.ts` does so for dialogs.
 */
export function contentSecurityPolicy(environment: Environment, scriptHashes: string[]): string {
  const { publicCommerceUrl, publicProductApiUrl } = environment;
  const byCard = environment.stripePublishableKey !== undefined;
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...(byCard ? stripe.scripts : [])],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", "https:", publicCommerceUrl],
    "media-src": ["'self'", "blob:", "https:", publicCommerceUrl],
    // The backend's own files: a technical sheet is read within the page.
    "frame-src": [
      ...videoPlayers,
      `${publicCommerceUrl}/static/`,
      ...(byCard ? stripe.frames : []),
    ],
    "connect-src": [
      "'self'",
      publicCommerceUrl,
      publicProductApiUrl,
      ...identityProvider,
      ...(byCard ? stripe.calls : []),
    ],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
