import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { signInPath } from "./return-path.ts";
import { resumeSession, useCustomerSession } from "./session.ts";

/** Shows what is inside to a signed-in customer, and sends everybody else to sign in first. */
export function CustomerGuard({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const { status, problem } = useCustomerSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === "guest") navigate(signInPath(pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);

  if (status === "customer") return children;
  if (status === "failed") {
    return (
      <Alert
        tone="error"
        actions={
          <Button variant="secondary" size="sm" onClick={() => resumeSession(config)}>
            Try again
          </Button>
        }
      >
        {problem?.sentence}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-64" />
    </div>
  );
}
