import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { clientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Skeleton } from "~/ui/skeleton.tsx";
import { safeReturnPath } from "./return-path.ts";
import { currentCustomerId, resumeSession } from "./session.ts";

/**
 * Redirects a signed-in person from a page for guests, such as sign-in, to `from` or the account.
 * Guests see the content. It checks once: a sign-in on the page itself is redirected by its form.
 */
export function SignedInVisitor({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isChecking, setIsChecking] = useState(false);
  const from = safeReturnPath(query.get("from"));

  useEffect(() => {
    let isGone = false;
    async function redirect(): Promise<void> {
      const isKnown = () => clientState.getState().user.userInfo !== null;
      setIsChecking(isKnown());
      await clientState.rehydrate();
      if (isGone || !isKnown()) return;
      setIsChecking(true);
      await resumeSession(config);
      if (isGone) return;
      if (currentCustomerId()) navigate(from === "/" ? "/account" : from, { replace: true });
      else setIsChecking(false);
    }
    void redirect();
    return () => {
      isGone = true;
    };
  }, []);

  if (!isChecking) return children;
  return (
    <div role="status" aria-label={m.signed_in_visitor_checking()}>
      <Skeleton className="h-64" />
    </div>
  );
}
