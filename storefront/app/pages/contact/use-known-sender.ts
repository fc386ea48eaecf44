import { useEffect, useState } from "react";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { sessionHeaders } from "~/commerce/session-headers.ts";
import { useCustomerSession } from "~/identity/session.ts";
import type { MessageValues } from "./message-rules.ts";

interface Answer {
  customer: { first_name: string | null; last_name: string | null };
}

/** The known name and e-mail address of the signed-in person; empty for a guest. */
export function useKnownSender(): Partial<MessageValues> {
  const config = usePublicConfig();
  const email = useClientState((state) => state.user.userInfo?.email);
  const { customerId } = useCustomerSession();
  const [named, setNamed] = useState<{ customerId: string; name: string } | null>(null);

  useEffect(() => {
    if (!customerId) return;
    const left = new AbortController();
    fetch(`${config.commerceUrl}/store/customers/me?fields=first_name,last_name`, {
      headers: { ...sessionHeaders, "x-publishable-api-key": config.publishableKey },
      signal: left.signal,
    })
      .then((response): Promise<Answer> => response.json())
      .then(({ customer: { first_name, last_name } }) =>
        setNamed({ customerId, name: [first_name, last_name].filter(Boolean).join(" ") }),
      )
      // The name can be typed, so the failure is only logged.
      .catch((cause) => left.signal.aborted || console.warn("The name is not known.", cause));
    return () => left.abort();
  }, [config, customerId]);

  if (!email) return {};
  return { email, ...(named?.customerId === customerId && { name: named?.name }) };
}
