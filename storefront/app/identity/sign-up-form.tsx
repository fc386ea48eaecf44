import { type FormEvent, memo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { focusFirstError } from "~/ui/focus-first-error.ts";
import { TextField } from "~/ui/text-field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { countryNames } from "./country-code.ts";
import type { IdentityProblem } from "./identity-problem.ts";
import { checkSignUp, emptySignUp, type SignUpErrors, type SignUpValues } from "./sign-up-rules.ts";

/** Every field: its label, how wide it is, and what the browser may fill in. */
const fields: {
  name: keyof SignUpValues;
  label: string;
  autoComplete: string;
  type?: string;
  wide?: boolean;
  list?: string;
}[] = [
  { name: "name", label: "Full Name", autoComplete: "name", wide: true },
  { name: "email", label: "Work Email", autoComplete: "email", type: "email" },
  { name: "phone", label: "Phone Number", autoComplete: "tel", type: "tel" },
  {
    name: "password",
    label: "Password",
    autoComplete: "new-password",
    type: "password",
    wide: true,
  },
  { name: "address", label: "Address", autoComplete: "street-address", wide: true },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "zip", label: "Zip/Postal code", autoComplete: "postal-code" },
  {
    name: "country",
    label: "Country",
    autoComplete: "country-name",
    wide: true,
    list: "countries",
  },
];

interface SignUpFormProps {
  /** Makes the account; gives the problem when that fails. */
  onSignUp: (values: SignUpValues) => Promise<IdentityProblem | null>;
  /** Called with the address of the new account. */
  onSignedUp: (email: string) => void;
}

/** The sign-up form. Nothing is checked or sent until the agreement box is ticked. */
export function SignUpForm({ onSignUp, onSignedUp }: SignUpFormProps) {
  const [values, setValues] = useState(emptySignUp);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<IdentityProblem | null>(null);
  const hydrated = useHydrated();

  function edit(field: keyof SignUpValues, value: string): void {
    setValues((typed) => ({ ...typed, [field]: value }));
    setErrors((shown) => ({ ...shown, [field]: undefined }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!agreed || busy) return;
    const found = checkSignUp(values);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    setBusy(true);
    const failed = await onSignUp(values);
    setBusy(false);
    if (failed) return setProblem(failed);
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
          label="I agree to the terms and conditions and the privacy policy"
        />
        {problem && (
          <Alert
            tone="error"
            className="sm:col-span-2"
            actions={
              problem.code === "email-already-in-use" && (
                <Link to="/signin" className="text-link">
                  Sign in
                </Link>
              )
            }
          >
            {problem.sentence}
          </Alert>
        )}
        <Button type="submit" size="lg" disabled={!agreed} busy={busy} className="sm:col-span-2">
          Create Account
        </Button>
      </fieldset>
    </form>
  );
}

/** The names a browser suggests for the country; any other can be typed. */
const CountrySuggestions = memo(function CountrySuggestions() {
  return (
    <datalist id="countries">
      {countryNames().map((country) => (
        <option key={country} value={country} />
      ))}
    </datalist>
  );
});
