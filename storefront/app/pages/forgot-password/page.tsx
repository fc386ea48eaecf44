import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { requestPasswordReset } from "~/identity/sign-in.ts";
import { isEmail } from "~/identity/sign-up/sign-up-rules.ts";
import { signUpTexts } from "~/identity/sign-up/sign-up-texts.ts";
import { SlowNotice } from "~/identity/slow-notice.tsx";
import { textsIn } from "~/language/texts.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { Route } from "./+types/page";

const texts = textsIn({
  en: {
    metaTitle: "Forgotten password",
    description: "Get a mail with a link to set a new password.",
    title: "Forgotten your password?",
    text: "We send you a link with which you set a new one.",
    sent: "Look into your mail",
    sentTo: (email: string) =>
      `If there is an account for ${email}, a link to set a new password is on its way.`,
    send: "Send the link",
    back: "Back to sign in",
  },
  fr: {
    metaTitle: "Mot de passe oublié",
    description: "Recevez un lien pour choisir un nouveau mot de passe.",
    title: "Mot de passe oublié ?",
    text: "Nous vous envoyons un lien pour en choisir un nouveau.",
    sent: "Consultez votre messagerie",
    sentTo: (email) =>
      `S’il existe un compte pour ${email}, un lien pour choisir un nouveau mot de passe est en route.`,
    send: "Envoyer le lien",
    back: "Retour à la connexion",
  },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts().metaTitle,
    description: texts().description,
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
      ? signUpTexts().missing.email
      : !isEmail(email) && signUpTexts().notAnEmail;
    if (wrong) return setError(wrong);
    setBusy(true);
    const failed = await requestPasswordReset(email);
    setBusy(false);
    setProblem(failed?.sentence);
    if (!failed) setSentTo(email.trim());
  }

  return (
    <div className="shell max-w-lg py-12">
      <h1 className="text-3xl">{texts().title}</h1>
      {sentTo ? (
        <Alert tone="success" className="mt-8" title={texts().sent}>
          {texts().sentTo(sentTo)}
        </Alert>
      ) : (
        <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
          <fieldset disabled={!hydrated} className="contents">
            <p className="text-key-soft">{texts().text}</p>
            {problem && <Alert tone="error">{problem}</Alert>}
            <TextField
              label={signUpTexts().labels.email}
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
              {texts().send}
            </Button>
            <SlowNotice busy={busy} />
          </fieldset>
        </form>
      )}
      <Link to="/signin" className="text-link mt-6 inline-block py-1">
        {texts().back}
      </Link>
    </div>
  );
}
