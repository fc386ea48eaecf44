import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { clientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { safeReturnPath } from "~/identity/return-path.ts";
import { signIn } from "~/identity/sign-in.ts";
import { SignInForm } from "~/identity/sign-in-form.tsx";
import { SignedInVisitor } from "~/identity/signed-in-visitor.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    title: "Sign in",
    description: "Sign in to see your orders and to check out faster.",
    newHere: "New here?",
    signUp: "Sign up",
  },
  fr: {
    title: "Se connecter",
    description: "Connectez-vous pour voir vos commandes et payer plus vite.",
    newHere: "Nouveau ici\u202f?",
    signUp: "Créer un compte",
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().title,
    description: texts().description,
    path: "/signin",
    hidden: true,
  });

export default function SignInPage() {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = safeReturnPath(query.get("from"));

  // What an earlier visit to this page failed with is no news.
  useEffect(() => clientState.getState().setUserError(null), []);

  return (
    <IdentityFrame>
      <SignedInVisitor>
        <h1 className="text-3xl">{texts().title}</h1>
        <p className="mt-2 text-key-soft">
          {texts().newHere}{" "}
          <Link to="/signup" className="text-link">
            {texts().signUp}
          </Link>
        </p>
        <SignInForm
          onSignIn={(values) => signIn(config, values)}
          onSignedIn={() => navigate(back, { replace: true })}
        />
      </SignedInVisitor>
    </IdentityFrame>
  );
}
