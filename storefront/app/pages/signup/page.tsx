import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { signUp } from "~/identity/sign-up.ts";
import { SignUpForm } from "~/identity/sign-up-form.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign up",
    description: "Create an account: your orders, your addresses, reordering in a minute.",
    path: "/signup",
  });

export default function SignUpPage() {
  const config = usePublicConfig();
  const [email, setEmail] = useState<string | null>(null);

  return (
    <IdentityFrame>
      {email === null ? (
        <>
          <h1 className="text-3xl">Create an account</h1>
          <p className="mt-2 text-key-soft">
            Have one already?{" "}
            <Link to="/signin" className="text-link">
              Sign in
            </Link>
          </p>
          <SignUpForm onSignUp={(values) => signUp(config, values)} onSignedUp={setEmail} />
        </>
      ) : (
        <Welcome email={email} />
      )}
    </IdentityFrame>
  );
}

function Welcome({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Welcome!
      </h1>
      <p className="mt-4 text-lg text-key-soft">
        Your request was received and your access is being validated. A mail will follow to{" "}
        <strong className="text-key">{email}</strong>.
      </p>
      <LinkButton to="/signin" size="lg" className="mt-8">
        Sign in
      </LinkButton>
    </div>
  );
}
