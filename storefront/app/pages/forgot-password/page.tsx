import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { requestPasswordReset } from "~/identity/sign-in.ts";
import { isEmail } from "~/identity/sign-up/sign-up-rules.ts";
import { SlowNotice } from "~/identity/slow-notice.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.forgot_password_page_meta_title(),
    description: m.forgot_password_page_description(),
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
    const wrong = !email.trim()
      ? m.sign_up_missing_email()
      : !isEmail(email) && m.sign_up_not_an_email();
    if (wrong) return setError(wrong);
    setBusy(true);
    const failed = await requestPasswordReset(email);
    setBusy(false);
    setProblem(failed?.sentence);
    if (!failed) setSentTo(email.trim());
  }

  return (
    <div className="shell max-w-lg py-12">
      <h1 className="text-3xl">{m.forgot_password_page_title()}</h1>
      {sentTo ? (
        <Alert tone="success" className="mt-8" title={m.forgot_password_page_sent()}>
          {m.forgot_password_page_sent_to({ email: sentTo })}
        </Alert>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
          <fieldset disabled={!hydrated} className="contents">
            <p className="text-key-soft">{m.forgot_password_page_text()}</p>
            {problem && <Alert tone="error">{problem}</Alert>}
            <TextField
              label={m.sign_up_labels_email()}
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
              {m.forgot_password_page_send()}
            </Button>
            <SlowNotice busy={busy} />
          </fieldset>
        </form>
      )}
      <Link to="/signin" className="text-link mt-6 inline-block py-1">
        {m.forgot_password_page_back()}
      </Link>
    </div>
  );
}
