import { useEffect, useState } from "react";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";

/** From which value of goods on an order is sent for nothing. */
export interface FreeShipping {
  /** Major units. */
  threshold: number;
  currency_code: string;
}

/** The shop's rule of free shipping; null where there is none, and as long as it is not known. */
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
        // It only says what one could save: the cart does without.
        console.warn("Whether the shop sends for nothing could not be found out.", cause);
      });
    return () => {
      left = true;
    };
  }, [config]);
  return rule;
}

/** The backend lets the browser keep the answer for a minute. */
async function fetchFreeShipping(config: PublicConfig): Promise<FreeShipping | null> {
  const response = await fetch(`${config.commerceUrl}/store/catalogue/free-shipping`, {
    headers: { "x-publishable-api-key": config.publishableKey },
  });
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const answer: { free_shipping: FreeShipping | null } = await response.json();
  return answer.free_shipping;
}
