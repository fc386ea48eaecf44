import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { requestPasswordReset } from "~/identity/sign-in.ts";
import { isEmail } from "~/identity/sign-up-rules.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgotten password",
    description: "Get a mail with a link to set a new password.",
    path: "/forgot-password",
    hidden: true,
  });

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const hydrated = useHydrated();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = !email.trim() ? "Enter your email" : !isEmail(email) && "Enter a Valid email";
    if (wrong) return setError(wrong);
    setBusy(true);
    const failed = await requestPasswordReset(email);
    setBusy(false);
    setProblem(failed?.sentence);
    if (!failed) setSentTo(email.trim());
  }

  return (
    <div className="shell max-w-lg py-12">
      <h1 className="text-3xl">Forgotten your password?</h1>
      {sentTo ? (
        <Alert tone="success" className="mt-8" title="Look into your mail">
          If there is an account for {sentTo}, a link to set a new password is on its way.
        </Alert>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
          <fieldset disabled={!hydrated} className="contents">
            <p className="text-key-soft">We send you a link with which you set a new one.</p>
            {problem && <Alert tone="error">{problem}</Alert>}
            <TextField
              label="Work Email"
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              error={error}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                setError(undefined);
              }}
            />
            <Button type="submit" size="lg" busy={busy}>
              Send the link
            </Button>
          </fieldset>
        </form>
      )}
      <Link to="/signin" className="text-link mt-6 inline-block py-1">
        Back to sign in
      </Link>
    </div>
  );
}
