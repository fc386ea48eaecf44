import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Waits until the router has decoded what the server loaded. Its first render throws the promise of
 * that. If a click makes React 18 render at once in just this moment, it ends with "Root did not
 * complete" (error 345), and the page stays dead; so React begins when there is nothing to wait for.
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
