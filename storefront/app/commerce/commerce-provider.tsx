import { QueryClient } from "@tanstack/react-query";
import { CartProvider, MedusaProvider } from "medusa-react";
import { type ReactNode, useEffect, useState } from "react";
import { clientState } from "~/client-state/client-state.ts";
import { medusaClient } from "./medusa-client.ts";
import { usePublicConfig } from "./public-config.ts";

/**
 * Provides medusa-react's hooks for the cart, the checkout and the account. Only those pages import
 * it, so no other page loads it. Personal data is never cached: every mount asks the backend, and
 * sign-out in any tab clears all answers.
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
