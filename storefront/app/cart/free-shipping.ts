import { useEffect, useState } from "react";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";

/** The value of goods from which an order is shipped free of charge. */
export interface FreeShipping {
  /** Major units. */
  threshold: number;
  currency_code: string;
}

/** The shop's rule for free shipping; null if there is none or it is not known yet. */
export function useFreeShipping(): FreeShipping | null {
  const config = usePublicConfig();
  const [rule, setRule] = useState<FreeShipping | null>(null);
  useEffect(() => {
    let left = false;
    fetchFreeShipping(config)
      .then((found) => {
        if (!left) setRule(found);
      })
      .catch((cause: unknown) => {
        // The rule is only a hint: the cart works without it.
        console.warn("Whether the shop sends for nothing could not be found out.", cause);
      });
    return () => {
      left = true;
    };
  }, [config]);
  return rule;
}

/** The backend lets the browser cache the answer for one minute. */
async function fetchFreeShipping(config: PublicConfig): Promise<FreeShipping | null> {
  const response = await fetch(`${config.commerceUrl}/store/catalogue/free-shipping`, {
    headers: { "x-publishable-api-key": config.publishableKey },
  });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const answer: { free_shipping: FreeShipping | null } = await response.json();
  return answer.free_shipping;
}
