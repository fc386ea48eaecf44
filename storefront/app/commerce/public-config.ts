import { useRouteLoaderData } from "react-router-dom";

/** What the browser may know of where the services are. The root route's loader gives it. */
export interface PublicConfig {
  /** The backend's public address, without a slash at the end. */
  commerceUrl: string;
  /** The product API's public address, without a slash at the end. */
  productApiUrl: string;
  /** Medusa's publishable key: names the sales channel, opens nothing. */
  publishableKey: string;
  /** What the browser shows Stripe's card form with; none where one cannot pay by card. */
  stripePublishableKey?: string | undefined;
  /** The storefront's own public address. */
  storefrontUrl: string;
  /** Whether sign-in talks to the configured project or to the emulator of a demonstration. */
  identity: "emulator" | "configured";
}

/** The public configuration. Throws where the root route has no data: on its error page. */
export function usePublicConfig(): PublicConfig {
  // The root route's loader promises this shape; importing its type would turn an arrow round.
  const root = useRouteLoaderData("root") as { config: PublicConfig } | undefined;
  if (!root) throw new Error("The public configuration is missing: the root route did not load.");
  return root.config;
}
