import { useMutation } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { showToast } from "~/client-state/toasts.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { deleteAccount } from "~/identity/delete-account.ts";
import { SlowNotice } from "~/identity/slow-notice.tsx";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { Dialog } from "~/ui/windows/dialog.tsx";
import { collectData, saveAsFile } from "./export-data.ts";
import { Section, SectionProblem } from "./section.tsx";

/** The data that the shop keeps about the customer: export and deletion. */
export function DataSection({ onLeaving }: { onLeaving: (leaving: boolean) => void }) {
  const { client } = useMedusa();
  const [isAsking, setIsAsking] = useState(false);
  const download = useMutation(() => collectData(client), {
    onSuccess: (data) => saveAsFile("chemical-ink-company.json", data),
  });

  return (
    <Section id="data" title={m.account_data()}>
      <p className="mt-2 text-sm text-key-soft">{m.account_data_text()}</p>
      {download.error ? <SectionProblem cause={download.error} /> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" busy={download.isLoading} onClick={() => download.mutate()}>
          {m.account_download()}
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {m.account_delete_account()}
        </Button>
      </div>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} onLeaving={onLeaving} />}
    </Section>
  );
}

interface DeleteDialogProps {
  onClose: () => void;
  /** Called before the account is deleted, and again if the deletion failed. */
  onLeaving: (leaving: boolean) => void;
}

function DeleteDialog({ onClose, onLeaving }: DeleteDialogProps) {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!password) return setError(m.account_enter_current());
    if (busy) return;
    setBusy(true);
    onLeaving(true);
    const failed = await deleteAccount(config, password);
    if (failed) {
      onLeaving(false);
      setBusy(false);
      setProblem(failed.sentence);
      return;
    }
    showToast({ kind: "success", text: m.account_deleted() });
    navigate("/");
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={m.account_delete_title()}
      description={`${m.account_delete_text()} ${m.account_delete_first()}`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={m.account_current_password()}
          name="current-password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(undefined);
            setProblem(null);
          }}
        />
        {problem && <Alert tone="error">{problem}</Alert>}
        <SlowNotice busy={busy} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {m.account_cancel()}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {m.account_delete_for_good()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
