import { useState } from "react";
import { requestVerificationMail } from "~/identity/sign-in.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { accountTexts } from "./account-texts.ts";

/** Says that the address is not confirmed yet, and sends the mail once more. */
export function UnverifiedNotice({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const texts = accountTexts();

  async function send(): Promise<void> {
    setBusy(true);
    const failed = await requestVerificationMail();
    setBusy(false);
    setProblem(failed?.sentence ?? null);
    setIsSent(!failed);
  }

  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={texts.notVerified}
      actions={
        !isSent && (
          <Button variant="secondary" size="sm" busy={busy} onClick={send}>
            {texts.sendAgain}
          </Button>
        )
      }
    >
      <p>{isSent ? texts.sentAgain : texts.notVerifiedText(email)}</p>
      {problem && <p className="mt-1 font-semibold text-red-deep">{problem}</p>}
    </Alert>
  );
}
