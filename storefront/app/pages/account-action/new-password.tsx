import { type FormEvent, useEffect, useState } from "react";
import { addressOfReset, resetPassword } from "~/identity/mail-actions.ts";
import { shortestPassword } from "~/identity/sign-up/sign-up-rules.ts";
import { SlowNotice } from "~/identity/slow-notice.tsx";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Failure } from "./failure.tsx";

/** The form for the new password of a reset mail's account. */
export function NewPassword({ code }: { code: string }) {
  const [email, setEmail] = useState<string>();
  const [linkProblem, setLinkProblem] = useState<string>();

  useEffect(() => {
    let left = false;
    void addressOfReset(code).then((outcome) => {
      if (left) return;
      if (outcome.ok) setEmail(outcome.value);
      else setLinkProblem(outcome.problem.sentence);
    });
    return () => {
      left = true;
    };
  }, [code]);

  if (linkProblem) {
    return <Failure sentence={linkProblem} to="/forgot-password" label={m.action_new_reset()} />;
  }
  if (email === undefined) return <p role="status">{m.action_busy()}</p>;
  return <PasswordForm code={code} email={email} />;
}

function PasswordForm({ code, email }: { code: string; email: string }) {
  const [wanted, setWanted] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!wanted) return setError(m.sign_up_missing_password());
    if (wanted.length < shortestPassword) return setError(m.sign_up_short_password());
    setBusy(true);
    const outcome = await resetPassword(code, wanted);
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem.sentence);
    setIsDone(outcome.ok);
  }

  if (isDone) {
    return (
      <div role="status">
        <h1 className="text-3xl">{m.action_changed()}</h1>
        <p className="mt-4 text-lg text-key-soft">{m.action_changed_text()}</p>
        <LinkButton to="/signin" size="lg" className="mt-8">
          {m.action_sign_in()}
        </LinkButton>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="text-3xl">{m.action_choose()}</h1>
      <p className="text-key-soft">{m.action_choose_for({ email })}</p>
      {problem && <Alert tone="error">{problem}</Alert>}
      {/* The account's e-mail address, for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={m.action_new_password()}
        name="new-password"
        type="password"
        autoComplete="new-password"
        value={wanted}
        error={error}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={busy}>
        {m.action_save()}
      </Button>
      <SlowNotice busy={busy} />
    </form>
  );
}
