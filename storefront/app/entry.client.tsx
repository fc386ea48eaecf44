import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Waits until the router has decoded the server's data. The router's first render throws the
 * promise of that data. If a click makes React 18 render synchronously in that moment, hydration
 * fails with "Root did not complete" (error 345) and the page stays without scripts; so hydration
 * starts after the promise.
 */
async function decodedServerData(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

// A built page holds one language and asks for none.
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import("./paraglide/runtime.js");
  const { currentLanguage } = await import("./language/language.ts");
  overwriteGetLocale(currentLanguage);
}

void decodedServerData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
