import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { signInPath } from "../return-path.ts";
import { merchandiserToken, useMerchandiser } from "./merchandiser-session.ts";

/**
 * The guard of the admin screens: only Medusa's admin users see the content. It protects nothing:
 * the backend checks every write.
 *
 * The server knows no person, as it gets no personal data: it renders this guard for everybody, and
 * the browser asks the backend. The content must be a lazy part, so that its code is loaded only
 * after the backend's yes.
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
              {m.merchandiser_guard_try_again()}
            </Button>
          }
        >
          {merchandiser.problem.sentence}
        </Alert>
      );
    default:
      return (
        <div role="status" aria-label={m.merchandiser_guard_checking()}>
          <Skeleton className="h-64" />
          <noscript>
            <p className="mt-4">{m.merchandiser_guard_no_script()}</p>
          </noscript>
        </div>
      );
  }
}

function NotAllowed({ email }: { email: string }) {
  return (
    <EmptyState
      title={m.merchandiser_guard_title()}
      actions={
        <>
          <LinkButton to="/">{m.merchandiser_guard_home()}</LinkButton>
          <LinkButton to="/account" variant="secondary">
            {m.merchandiser_guard_account()}
          </LinkButton>
        </>
      }
    >
      {m.merchandiser_guard_text({ email })}
    </EmptyState>
  );
}
