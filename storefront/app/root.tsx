import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router-dom";
import { fetchedCategories, fetchedCurrency } from "~/catalogue/categories.server.ts";
import { Notifications } from "~/client-state/notifications.tsx";
import { inLanguage } from "~/language/language.server.ts";
import { currentLanguage, directionOf, languageOfPath } from "~/language/language.ts";
import { errorMeta } from "~/layout/error-meta.ts";
import { ErrorPage } from "~/layout/error-page.tsx";
import { type RootData, useRootData } from "~/layout/root-data.ts";
import { ThemeScript } from "~/layout/theme-script.tsx";
import { keepForOffline } from "~/offline/keep-for-offline.ts";
import { withCachePolicy } from "~/server/cache-policy.server.ts";
import { environment } from "~/server/environment.server.ts";
import { inRequest } from "~/server/request-context.server.ts";
import { useScriptMarker } from "~/server/script-marker.ts";
import { StartAfterPaint } from "~/server/scripts-after-paint.tsx";
import { LoadingScreen } from "~/ui/pictures/loading.tsx";
import type { Route } from "./+types/root";
import styles from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Every request runs in the language of its URL and under its id. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => withCachePolicy(request, next),
  ({ request }, next) =>
    inRequest(request, () => inLanguage(languageOfPath(new URL(request.url).pathname), next)),
];

export function meta({ error }: Route.MetaArgs) {
  return errorMeta(error);
}

/** The data of every page: the public configuration, and the categories for the menus. */
export async function loader(): Promise<RootData> {
  const known = environment();
  return {
    config: {
      commerceUrl: known.publicCommerceUrl,
      productApiUrl: known.publicProductApiUrl,
      publishableKey: known.publishableKey,
      stripePublishableKey: known.stripePublishableKey,
      storefrontUrl: known.storefrontUrl,
      identity: identityKind(),
    },
    categories: await fetchedCategories(),
    currency: await fetchedCurrency(),
  };
}

function identityKind(): "configured" | "emulator" {
  return import.meta.env.VITE_FIREBASE_CONFIG ? "configured" : "emulator";
}

/** Configuration and menus stay the same during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const marker = useScriptMarker();
  const language = currentLanguage();
  return (
    // The chosen theme is set on it before hydration.
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101317" media="(prefers-color-scheme: dark)" />
        <ThemeScript nonce={marker} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={marker} />
        <Scripts nonce={marker} />
        <StartAfterPaint nonce={marker} />
      </body>
    </html>
  );
}

export default function Root() {
  const pictureAddress = useRootData()?.config.commerceUrl;
  useEffect(() => {
    if (pictureAddress) void keepForOffline(new URL(pictureAddress).origin);
  }, [pictureAddress]);
  return (
    <>
      <Outlet />
      <Notifications />
    </>
  );
}

export function HydrateFallback() {
  return <LoadingScreen className="min-h-dvh" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="shell py-16">
      <ErrorPage error={error} />
    </main>
  );
}
