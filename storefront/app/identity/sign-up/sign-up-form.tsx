import { type FormEvent, memo, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useFieldErrors } from "~/ui/fields/use-field-errors.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { IdentityProblem } from "../identity-problem.ts";
import { SlowNotice } from "../slow-notice.tsx";
import { countries } from "./country-code.ts";
import { checkSignUp, emptySignUp, type SignUpErrors, type SignUpValues } from "./sign-up-rules.ts";
import { forgetTyped, keepTyped, typedBefore, withoutPassword } from "./unfinished-profile.ts";

/** The fields with their widths and autofill tokens. */
const fields: {
  name: keyof SignUpValues;
  autoComplete: string;
  type?: string;
  wide?: boolean;
  list?: string;
}[] = [
  { name: "name", autoComplete: "name", wide: true },
  { name: "email", autoComplete: "email", type: "email" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  {
    name: "password",
    autoComplete: "new-password",
    type: "password",
    wide: true,
  },
  { name: "address", autoComplete: "street-address", wide: true },
  { name: "city", autoComplete: "address-level2" },
  { name: "zip", autoComplete: "postal-code" },
  {
    name: "country",
    autoComplete: "country-name",
    wide: true,
    list: "countries",
  },
];

interface SignUpFormProps {
  onSignUp: (values: SignUpValues) => Promise<IdentityProblem | null>;
  /** Called with the e-mail address of the new account. */
  onSignedUp: (email: string) => void;
}

const labelMessages = {
  address: m.sign_up_labels_address,
  city: m.sign_up_labels_city,
  email: m.sign_up_labels_email,
  name: m.sign_up_labels_name,
  phone: m.sign_up_labels_phone,
  password: m.sign_up_labels_password,
  country: m.sign_up_labels_country,
  zip: m.sign_up_labels_zip,
};

/** The sign-up form. Nothing is checked or sent until the agreement is ticked. */
export function SignUpForm({ onSignUp, onSignedUp }: SignUpFormProps) {
  const [values, setValues] = useState(emptySignUp);
  const { errors, form, accept, forget } = useFieldErrors<SignUpErrors>();
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem | null>(null);
  const hydrated = useHydrated();

  // The values typed before a reload; the password is never stored.
  useEffect(() => {
    const before = typedBefore();
    if (before) setValues((typed) => ({ ...before, password: typed.password }));
  }, []);

  function edit(field: keyof SignUpValues, value: string): void {
    const typed = { ...values, [field]: value };
    setValues(typed);
    keepTyped(withoutPassword(typed));
    forget([field]);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!agreed || busy) return;
    setProblem(null);
    if (!accept(checkSignUp(values))) return;
    setBusy(true);
    const failed = await onSignUp(values);
    setBusy(false);
    if (failed) return setProblem(failed);
    forgetTyped();
    setValues(emptySignUp);
    onSignedUp(values.email.trim());
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-8 grid gap-5 sm:grid-cols-2"
    >
      <fieldset disabled={!hydrated} className="contents">
        {fields.map(({ name, wide, ...input }) => (
          <TextField
            key={name}
            {...input}
            label={labelMessages[name]()}
            name={name}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => edit(name, event.currentTarget.value)}
            {...(wide && { className: "sm:col-span-2" })}
          />
        ))}
        <CountrySuggestions />
        <Checkbox
          className="sm:col-span-2"
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={<Agreement />}
        />
        {problem && (
          <Alert
            tone="error"
            className="sm:col-span-2"
            actions={
              problem.code === "email-already-in-use" && (
                <Link to="/signin" className="text-link">
                  {m.sign_up_sign_in()}
                </Link>
              )
            }
          >
            {problem.sentence}
          </Alert>
        )}
        <Button type="submit" size="lg" disabled={!agreed} busy={busy} className="sm:col-span-2">
          {m.sign_up_create_account()}
        </Button>
        <SlowNotice busy={busy} className="sm:col-span-2" />
      </fieldset>
    </form>
  );
}

/** The agreement. Its links open a new tab, so that the form keeps its values. */
function Agreement() {
  return (
    <>
      {m.sign_up_agree_to()}{" "}
      <Link to="/terms" target="_blank" className="text-link">
        {m.sign_up_terms()}
      </Link>{" "}
      {m.sign_up_and_the()}{" "}
      <Link to="/privacy" target="_blank" className="text-link">
        {m.sign_up_privacy()}
      </Link>
    </>
  );
}

/** The browser's suggestions for the country; any text can be typed. */
const CountrySuggestions = memo(function CountrySuggestions() {
  return (
    <datalist id="countries">
      {countries().map(({ code, name }) => (
        <option key={code} value={name} />
      ))}
    </datalist>
  );
});
