import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useFieldErrors } from "~/ui/fields/use-field-errors.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { IdentityProblem } from "./identity-problem.ts";
import { checkSignIn, type SignInErrors, type SignInValues } from "./sign-in.ts";
import { SlowNotice } from "./slow-notice.tsx";

interface SignInFormProps {
  /** Signs in; gives the problem if it fails. */
  onSignIn: (values: SignInValues) => Promise<IdentityProblem | null>;
  onSignedIn: () => void;
}

/** The form with e-mail address and password. The user state's error is shown in red. */
export function SignInForm({ onSignIn, onSignedIn }: SignInFormProps) {
  const [values, setValues] = useState<SignInValues>({ email: "", password: "" });
  const { errors, form, accept, forget } = useFieldErrors<SignInErrors>();
  const [busy, setBusy] = useState(false);
  const failure = useClientState((state) => state.user.error);
  const hydrated = useHydrated();

  function edit(field: keyof SignInValues, value: string): void {
    setValues((typed) => ({ ...typed, [field]: value }));
    forget([field]);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!accept(checkSignIn(values)) || busy) return;
    setBusy(true);
    const problem = await onSignIn(values);
    setBusy(false);
    if (!problem) onSignedIn();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-8 flex flex-col gap-5"
    >
      <fieldset disabled={!hydrated} className="contents">
        {failure && <Alert tone="error">{failure}</Alert>}
        <TextField
          label={m.sign_up_labels_email()}
          name="email"
          type="email"
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => edit("email", event.currentTarget.value)}
        />
        <div>
          <TextField
            label={m.sign_up_labels_password()}
            name="password"
            type="password"
            autoComplete="current-password"
            value={values.password}
            error={errors.password}
            onChange={(event) => edit("password", event.currentTarget.value)}
          />
          <Link to="/forgot-password" className="text-link mt-2 inline-block py-1 text-sm">
            {m.sign_in_form_forgotten()}
          </Link>
        </div>
        <Button type="submit" size="lg" busy={busy}>
          {m.sign_in_form_sign_in()}
        </Button>
        <SlowNotice busy={busy} />
      </fieldset>
    </form>
  );
}
