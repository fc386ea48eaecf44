import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { showToast } from "~/client-state/toasts.ts";
import type { Result } from "~/commerce/result.ts";
import { company } from "~/layout/company.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { buttonStyle } from "~/ui/button-style.ts";
import { TextAreaField } from "~/ui/fields/text-area-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useFieldErrors } from "~/ui/fields/use-field-errors.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import {
  checkMessage,
  emptyMessage,
  longest,
  type MessageErrors,
  type MessageValues,
} from "./message-rules.ts";
import type { OutgoingMessage, SendProblem } from "./send-message.ts";

interface ContactFormProps {
  /** Known values of the sender and the subject, for fields without typed text. */
  known: Partial<MessageValues>;
  /** Sends a checked message; the same key marks the same message. */
  onSend: (message: OutgoingMessage, idempotencyKey: string) => Promise<Result<null, SendProblem>>;
}

/** The form for a message to the shop; the typed text stays until it has been sent. */
export function ContactForm({ known, onSend }: ContactFormProps) {
  const [typed, setTyped] = useState<Partial<MessageValues>>({});
  const [website, setWebsite] = useState("");
  const { errors, form, accept, forget } = useFieldErrors<MessageErrors>();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const lastTry = useRef({ content: "", key: "" });
  const hydrated = useHydrated();
  const values: MessageValues = { ...emptyMessage, ...known, ...typed };

  function field(name: keyof MessageValues) {
    return {
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setTyped((before) => ({ ...before, [name]: currentTarget.value }));
        forget([name]);
      },
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (!accept(checkMessage(values))) return;
    setBusy(true);
    const outcome = await onSend({ ...values, website }, keyOf(values));
    setBusy(false);
    if (outcome.ok) {
      setTyped({});
      setSentFrom(values.email.trim());
      return showToast({ kind: "success", text: m.contact_sent_toast() });
    }
    const { sentence, errors: found, isTrapped } = outcome.problem;
    if (isTrapped) setWebsite("");
    setProblem(sentence);
    if (found) accept(found);
  }

  /** The same key for the same message: a repeated call after a lost answer sends it only once. */
  function keyOf(message: MessageValues): string {
    const content = JSON.stringify(message);
    if (lastTry.current.content !== content) lastTry.current = { content, key: newKey() };
    return lastTry.current.key;
  }

  if (sentFrom !== null) {
    return <Sent email={sentFrom} onAnother={() => setSentFrom(null)} />;
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-labelledby="write-to-us">
      <h2 id="write-to-us" className="mb-5 text-xl">
        {m.contact_write_to_us()}
      </h2>
      <fieldset disabled={!hydrated} className="contents">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("name")} label={m.contact_name()} autoComplete="name" />
          <TextField
            {...field("email")}
            label={m.contact_email()}
            type="email"
            autoComplete="email"
          />
          <TextField {...field("subject")} label={m.contact_subject()} className="sm:col-span-2" />
          <TextAreaField
            {...field("message")}
            label={m.contact_message()}
            rows={8}
            hint={m.contact_at_most({ characters: longest.message })}
            className="sm:col-span-2"
          />
        </div>
        <div className="sr-only" aria-hidden="true">
          <label>
            {m.contact_leave_empty()}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={website}
              onChange={(event) => setWebsite(event.currentTarget.value)}
            />
          </label>
        </div>
        {problem && (
          <Alert
            tone="error"
            className="mt-5"
            actions={
              <a href={`mailto:${company.email}`} className={buttonStyle("secondary", "sm")}>
                {m.contact_mail_instead()}
              </a>
            }
          >
            {problem} {m.contact_nothing_lost()}
          </Alert>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
            {busy ? m.contact_sending() : m.contact_send()}
          </Button>
          <p className="text-sm text-key-faint">{m.contact_we_answer()}</p>
        </div>
      </fieldset>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {m.contact_arrived()}
      </h2>
      <p className="mt-3 text-key-soft">
        {m.contact_somebody_reads()} <strong className="break-words text-key">{email}</strong>.
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        {m.contact_another()}
      </Button>
    </div>
  );
}

/** `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
