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
 * The one guard of the admin screens: only whom Medusa takes for an admin user sees what is
 * inside. It is a courtesy; every writing call is checked by itself.
 *
 * The server cannot know who asks, as nothing personal is ever sent to it: it answers everybody
 * with this guard in the page, and the backend is asked by the browser. What is inside
 * is to be a lazy part, so that its code is fetched only after the backend has said yes.
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
