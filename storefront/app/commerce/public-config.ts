import { useRouteLoaderData } from "react-router-dom";

/** The settings of the browser, from the root route's loader. */
export interface PublicConfig {
  /** The backend's public address, without a trailing slash. */
  commerceUrl: string;
  /** The product API's public address, without a trailing slash. */
  productApiUrl: string;
  /** Medusa's publishable key: it names the sales channel and grants no access. */
  publishableKey: string;
  /** Stripe's publishable key; none if cards are not accepted. */
  stripePublishableKey?: string | undefined;
  storefrontUrl: string;
  /** Whether sign-in uses the configured Firebase project or the emulator of a demo shop. */
  identity: "emulator" | "configured";
}

/** The public configuration. Throws on the root route's error page, which has no data. */
export function usePublicConfig(): PublicConfig {
  // The root route's loader gives this shape; importing its type would be a circular import.
  const root = useRouteLoaderData("root") as { config: PublicConfig } | undefined;
  if (!root) throw new Error("The public configuration is missing: the root route did not load.");
  return root.config;
}
