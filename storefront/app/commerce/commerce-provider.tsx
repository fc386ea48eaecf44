import { QueryClient } from "@tanstack/react-query";
import { CartProvider, MedusaProvider } from "medusa-react";
import { type ReactNode, useState } from "react";
import { medusaClient } from "./medusa-client.ts";
import { usePublicConfig } from "./public-config.ts";

/**
 * Gives medusa-react's hooks to what is inside: the cart, the checkout, the account. Only those
 * pages import it, so no other page loads it. Carts and people are never cached: every mount asks
 * the engine anew.
 */
export function CommerceProvider({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const [queryClient] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { staleTime: 0, cacheTime: 0, retry: 1 } } }),
  );
  const [client] = useState(() => medusaClient(config));
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
