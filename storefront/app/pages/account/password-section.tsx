import { type FormEvent, useState } from "react";
import { changePassword } from "~/identity/sign-in.ts";
import { shortestPassword } from "~/identity/sign-up/sign-up-rules.ts";
import { SlowNotice } from "~/identity/slow-notice.tsx";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useFieldErrors } from "~/ui/fields/use-field-errors.ts";
import { Section } from "./section.tsx";

interface Passwords {
  current: string;
  wanted: string;
}

const nothingTyped: Passwords = { current: "", wanted: "" };

/** The form for another password; it needs the current one. */
export function PasswordSection({ email }: { email: string }) {
  const [values, setValues] = useState(nothingTyped);
  const { errors, form, accept, forget } = useFieldErrors<Partial<Passwords>>();
  const [outcome, setOutcome] = useState<{ problem: string | null } | null>(null);
  const [busy, setBusy] = useState(false);

  function edit(field: keyof Passwords, value: string): void {
    setValues((typed) => ({ ...typed, [field]: value }));
    forget([field]);
    setOutcome(null);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!accept(check(values)) || busy) return;
    setBusy(true);
    const problem = await changePassword(values.current, values.wanted);
    setBusy(false);
    setOutcome({ problem: problem?.sentence ?? null });
    if (!problem) setValues(nothingTyped);
  }

  return (
    <Section id="password" title={m.account_password()}>
      <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {/* The account's e-mail address, for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={m.account_current_password()}
          name="current-password"
          type="password"
          autoComplete="current-password"
          value={values.current}
          error={errors.current}
          onChange={(event) => edit("current", event.currentTarget.value)}
        />
        <TextField
          label={m.account_new_password()}
          name="new-password"
          type="password"
          autoComplete="new-password"
          value={values.wanted}
          error={errors.wanted}
          onChange={(event) => edit("wanted", event.currentTarget.value)}
        />
        {outcome &&
          (outcome.problem ? (
            <Alert tone="error">{outcome.problem}</Alert>
          ) : (
            <Alert tone="success">{m.account_password_changed()}</Alert>
          ))}
        <Button type="submit" variant="secondary" busy={busy} className="self-start">
          {m.account_change_password()}
        </Button>
        <SlowNotice busy={busy} />
      </form>
    </Section>
  );
}

function check({ current, wanted }: Passwords): Partial<Passwords> {
  const wrong = !wanted
    ? m.sign_up_missing_password()
    : wanted.length < shortestPassword
      ? m.sign_up_short_password()
      : undefined;
  return {
    ...(!current && { current: m.account_enter_current() }),
    ...(wrong && { wanted: wrong }),
  };
}
