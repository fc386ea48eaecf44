import type { Environment } from "./environment.server.ts";

/** The hosts of product videos besides the shop itself. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The identity provider's hosts, if it is not the emulator. */
const identityProvider = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
];

/** As in Stripe's "Security guide": its script, its frames, and the hosts that the script calls. */
const stripe = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};

/**
 * The policy of a page: the shop's own scripts, inline ones by their hashes; data from the shop's
 * services; Stripe if cards are accepted. Styles only from files: scripts set styles through the
 * CSSOM, which a policy cannot forbid, as `ui/style-sheet.ts` does for dialogs.
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
    // The backend's own files: technical sheets are shown within the page.
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
