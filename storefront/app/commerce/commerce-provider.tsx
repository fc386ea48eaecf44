import { QueryClient } from "@tanstack/react-query";
import { CartProvider, MedusaProvider } from "medusa-react";
import { type ReactNode, useEffect, useState } from "react";
import { clientState } from "~/client-state/client-state.ts";
import { medusaClient } from "./medusa-client.ts";
import { usePublicConfig } from "./public-config.ts";

/**
 * Gives medusa-react's hooks to what is inside: the cart, the checkout, the account. Only those
 * pages import it, so no other page loads it. Carts and people are never cached: every mount asks
 * the backend anew, and what was answered to somebody is gone when he signs out, in whichever tab.
 */
export function CommerceProvider({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const [queryClient] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: 0, cacheTime: 0, retry: 1 } } }),
  );
  const [client] = useState(() => medusaClient(config));

  useEffect(
    () =>
      clientState.subscribe(({ user }, before) => {
        const { userInfo: earlier } = before.user;
        if (earlier && earlier.uid !== user.userInfo?.uid) queryClient.clear();
      }),
    [queryClient],
  );

  return (
    <MedusaProvider
      queryClientProviderProps={{ client: queryClient }}
      baseUrl={config.commerceUrl}
      medusaClient={client}
    >
      <CartProvider>{children}</CartProvider>
    </MedusaProvider>
  );
}
