import { useState } from "react";
import { requestVerificationMail } from "~/identity/sign-in.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";

/** Says that the e-mail address is not confirmed yet, and sends the mail again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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
      title={m.account_not_verified()}
      actions={
        !isSent && (
          <Button variant="secondary" size="sm" busy={busy} onClick={send}>
            {m.account_send_again()}
          </Button>
        )
      }
    >
      <p>{isSent ? m.account_sent_again() : m.account_not_verified_text({ email })}</p>
      {problem && <p className="mt-1 font-semibold text-red-deep">{problem}</p>}
    </Alert>
  );
}
