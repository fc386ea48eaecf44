import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { signInPath } from "./return-path.ts";
import { resumeSession, useCustomerSession } from "./session.ts";

interface CustomerGuardProps {
  /** The person is leaving: no redirect to sign-in, and nothing is shown. */
  leaving?: boolean;
  children: ReactNode;
}

/** Shows its content to a signed-in customer, and redirects everybody else to sign-in. */
export function CustomerGuard({ leaving = false, children }: CustomerGuardProps) {
  const config = usePublicConfig();
  const { status, problem } = useCustomerSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === "guest" && !leaving) {
      navigate(signInPath(pathname + search), { replace: true });
    }
  }, [status, leaving, pathname, search, navigate]);

  if (status === "customer") return children;
  if (status === "failed") {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => resumeSession(config)}>
            {m.customer_guard_try_again()}
          </Button>
        }
      >
        {problem?.sentence}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label={m.customer_guard_loading()}>
      <Skeleton className="h-64" />
    </div>
  );
}
