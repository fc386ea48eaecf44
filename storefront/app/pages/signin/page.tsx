import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { mergeGuestCart } from "~/cart/sync/merge-guest-cart.ts";
import { clientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { safeReturnPath } from "~/identity/return-path.ts";
import { signIn } from "~/identity/sign-in.ts";
import { SignInForm } from "~/identity/sign-in-form.tsx";
import { SignedInVisitor } from "~/identity/signed-in-visitor.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.signin_page_title(),
    description: m.signin_page_description(),
    path: "/signin",
    hidden: true,
  });

export default function SignInPage() {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = safeReturnPath(query.get("from"));

  // The error of an earlier visit of this page is outdated.
  useEffect(() => clientState.getState().setUserError(null), []);

  return (
    <IdentityFrame>
      <SignedInVisitor>
        <h1 className="text-3xl">{m.signin_page_title()}</h1>
        <p className="mt-2 text-key-soft">
          {m.signin_page_new_here()}{" "}
          <Link to="/signup" className="text-link">
            {m.signin_page_sign_up()}
          </Link>
        </p>
        <SignInForm
          onSignIn={(values) => signIn(config, values, mergeGuestCart)}
          onSignedIn={() => navigate(back, { replace: true })}
        />
      </SignedInVisitor>
    </IdentityFrame>
  );
}
