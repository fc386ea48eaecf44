import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { signUp } from "~/identity/sign-up/sign-up.ts";
import { SignUpForm } from "~/identity/sign-up/sign-up-form.tsx";
import { SignedInVisitor } from "~/identity/signed-in-visitor.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.signup_page_meta_title(),
    description: m.signup_page_description(),
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
            <h1 className="text-3xl">{m.signup_page_title()}</h1>
            <p className="mt-2 text-key-soft">
              {m.signup_page_have_one()}{" "}
              <Link to="/signin" className="text-link">
                {m.signup_page_sign_in()}
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
        {m.signup_page_welcome()}
      </h1>
      <p className="mt-4 text-lg text-key-soft">
        {m.signup_page_received()} <strong className="text-key">{email}</strong>.
      </p>
      <LinkButton to="/signin" size="lg" className="mt-8">
        {m.signup_page_sign_in()}
      </LinkButton>
    </div>
  );
}
