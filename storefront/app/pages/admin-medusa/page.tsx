import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { type IdentityProblem, identityProblem } from "~/identity/identity-problem.ts";
import { adminAddress, openMedusaAdmin } from "~/identity/merchandiser/medusa-admin.ts";
import { MerchandiserGuard } from "~/identity/merchandiser/merchandiser-guard.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.admin_medusa_page_title(),
    description: m.admin_medusa_page_description(),
    path: "/admin/medusa",
    hidden: true,
  });

/**
 * Opens Medusa's admin with the shop's sign-in. `to` is a page of the admin; other URLs are
 * impossible, because the configured address of the admin precedes it.
 */
export default function AdminMedusaPage() {
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{m.admin_medusa_page_title()}</h1>
      <div className="mt-6">
        <MerchandiserGuard>
          <Opening />
        </MerchandiserGuard>
      </div>
    </div>
  );
}

function Opening() {
  const config = usePublicConfig();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<IdentityProblem>();
  const [tried, setTried] = useState(1);
  const address = adminAddress(config, query.get("to"));

  // `tried` is a dependency: it changes for another try.
  useEffect(() => {
    let left = false;
    setProblem(undefined);
    openMedusaAdmin(config).then(
      (isOpen) => {
        // Replaced, so that "back" does not lead here and forward again.
        if (isOpen && !left && tried > 0) window.location.replace(address);
      },
      (cause: unknown) => {
        console.error("Medusa's admin could not be opened.", cause);
        if (!left) setProblem(identityProblem(cause));
      },
    );
    return () => {
      left = true;
    };
  }, [config, address, tried]);

  if (!problem) return <p role="status">{m.admin_medusa_page_opening()}</p>;
  return (
    <Alert
      tone="error"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setTried(tried + 1)}>
          {m.admin_medusa_page_retry()}
        </Button>
      }
    >
      {problem.sentence}
    </Alert>
  );
}
