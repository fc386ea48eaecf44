import { type ReactNode, useRef } from "react";
import { Outlet } from "react-router-dom";
import { CompareTrayPlace } from "~/catalogue/compare/compare-tray-place.tsx";
import { m } from "~/paraglide/messages.js";
import { LoadingScreen } from "~/ui/pictures/loading.tsx";
import type { Route } from "./+types/shop-layout";
import { errorMeta } from "./error-meta.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { usePageOnItsWay, usePartTimeout } from "./navigation-state.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { PageProgress } from "./page-progress.tsx";
import { useRootData } from "./root-data.ts";
import { usePageAnnouncement } from "./use-page-announcement.ts";

export function meta({ error }: Route.MetaArgs) {
  return errorMeta(error);
}

/** The layout of all pages. */
export default function ShopLayout() {
  usePartTimeout();
  const isPageOnItsWay = usePageOnItsWay();
  return (
    <Frame>
      {isPageOnItsWay && <LoadingScreen />}
      <div hidden={isPageOnItsWay}>
        <Outlet />
      </div>
    </Frame>
  );
}

/** The layout around a page that failed or was not found. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <div className="shell">
        <ErrorPage error={error} />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const categories = useRootData()?.categories ?? [];
  const content = useRef<HTMLElement>(null);
  const announcement = usePageAnnouncement(content);
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-sm bg-key px-4 py-3 font-semibold text-on-key focus:translate-y-0"
      >
        {m.shop_layout_skip()}
      </a>
      <PageProgress />
      <Header categories={categories} />
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <main ref={content} id="content" tabIndex={-1} className="min-h-[70dvh] outline-none">
        {children}
      </main>
      <CompareTrayPlace />
      <Footer categories={categories} />
      <LanguageOffer />
      <OfflineNotice />
    </>
  );
}
