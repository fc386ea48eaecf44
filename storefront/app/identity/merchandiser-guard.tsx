import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { merchandiserToken, useMerchandiser } from "./merchandiser-session.ts";
import { signInPath } from "./return-path.ts";

/**
 * The one guard of the admin screens: only whom Medusa takes for an admin user sees what is
 * inside. It is a courtesy; every writing call is checked by itself.
 */
export function MerchandiserGuard({ children }: { children: ReactNode }) {
  const config = usePublicConfig();
  const merchandiser = useMerchandiser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status } = merchandiser;

  useEffect(() => {
    if (status === "signed-out") navigate(signInPath(pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);

  switch (status) {
    case "allowed":
      return children;
    case "not-allowed":
      return <NotAllowed email={merchandiser.email} />;
    case "failed":
      return (
        <Alert
          tone="error"
          actions={
            <Button variant="secondary" size="sm" onClick={() => merchandiserToken(config)}>
              Try again
            </Button>
          }
        >
          {merchandiser.problem.sentence}
        </Alert>
      );
    default:
      return (
        <div role="status" aria-label="Checking your access">
          <Skeleton className="h-64" />
        </div>
      );
  }
}

function NotAllowed({ email }: { email: string }) {
  return (
    <EmptyState
      title="Not allowed"
      actions={
        <>
          <LinkButton to="/">Go to the home page</LinkButton>
          <LinkButton to="/account" variant="secondary">
            Your account
          </LinkButton>
        </>
      }
    >
      {email} may not manage products. Ask for access, or sign in with another account.
    </EmptyState>
  );
}
