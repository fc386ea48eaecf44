import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { signUp } from "~/identity/sign-up/sign-up.ts";
import { SignUpForm } from "~/identity/sign-up/sign-up-form.tsx";
import { SignedInVisitor } from "~/identity/signed-in-visitor.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    metaTitle: "Sign up",
    description: "Create an account: your orders, your addresses, reordering in a minute.",
    title: "Create an account",
    haveOne: "Have one already?",
    signIn: "Sign in",
    welcome: "Welcome!",
    received: "Your request was received and your access is being validated. A mail will follow to",
  },
  fr: {
    metaTitle: "Créer un compte",
    description: "Créez un compte\u202f: commandes, adresses, nouvelle commande en une minute.",
    title: "Créer un compte",
    haveOne: "Vous en avez déjà un\u202f?",
    signIn: "Se connecter",
    welcome: "Bienvenue\u202f!",
    received:
      "Votre demande a bien été reçue et votre accès est en cours de validation. Un e-mail suivra à l’adresse",
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().metaTitle,
    description: texts().description,
    path: "/signup",
  });

export default function SignUpPage() {
  const config = usePublicConfig();
  const [email, setEmail] = useState<string | null>(null);

  return (
    <IdentityFrame>
      <SignedInVisitor>
        {email === null ? (
          <>
            <h1 className="text-3xl">{texts().title}</h1>
            <p className="mt-2 text-key-soft">
              {texts().haveOne}{" "}
              <Link to="/signin" className="text-link">
                {texts().signIn}
              </Link>
            </p>
            <SignUpForm onSignUp={(values) => signUp(config, values)} onSignedUp={setEmail} />
          </>
        ) : (
          <Welcome email={email} />
        )}
      </SignedInVisitor>
    </IdentityFrame>
  );
}

function Welcome({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {texts().welcome}
      </h1>
      <p className="mt-4 text-lg text-key-soft">
        {texts().received} <strong className="text-key">{email}</strong>.
      </p>
      <LinkButton to="/signin" size="lg" className="mt-8">
        {texts().signIn}
      </LinkButton>
    </div>
  );
}
