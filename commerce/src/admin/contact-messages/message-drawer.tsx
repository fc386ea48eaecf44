import { Button, Drawer, InlineTip, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { askBackend } from "../backend";
import { dateTimeText, t } from "../i18n/translate";
import { CloseButton } from "../parts/close-button";
import { linkStyle } from "../parts/link-style";
import { type ContactMessage, type MessageStatus, replyAddress } from "./contact-message";

interface MessageDrawerProps {
  message: ContactMessage;
  onClose: () => void;
  /** Called with the message as it is stored now. */
  onChanged: (message: ContactMessage) => void;
}

/** A whole message, with a link to answer it and a button to mark it as answered. */
export function MessageDrawer({ message, onClose, onChanged }: MessageDrawerProps) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isNew = message.status === "new";

  async function mark(status: MessageStatus): Promise<void> {
    setSaving(true);
    const { problem } = await askBackend(`/admin/contact-messages/${message.id}`, {
      body: { status },
    });
    setSaving(false);
    setFailure(problem?.message);
    if (problem) return;
    toast.success(t(status === "answered" ? "messages.markedAnswered" : "messages.markedNew"));
    onChanged({ ...message, status });
  }

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content aria-describedby={undefined}>
        <div className="border-ui-border-base flex items-start justify-between gap-x-4 border-b px-6 py-4">
          <div className="flex min-w-0 flex-col gap-y-1">
            <Drawer.Title dir="auto" className="break-words">
              {message.subject}
            </Drawer.Title>
            <div className="flex flex-wrap items-center gap-2">
              <MessageStatusBadge status={message.status} />
              <Text size="small" className="text-ui-fg-subtle">
                {dateTimeText(message.created_at)}
              </Text>
            </div>
          </div>
          <CloseButton close={(button) => <Drawer.Close asChild>{button}</Drawer.Close>} />
        </div>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <div>
            <Text size="small" weight="plus" dir="auto">
              {message.name}
            </Text>
            <a href={replyAddress(message)} className={`txt-small break-all ${linkStyle}`}>
              {message.email}
            </a>
          </div>
          <Text size="small" dir="auto" className="whitespace-pre-wrap break-words">
            {message.message}
          </Text>
          {failure && (
            <InlineTip role="alert" variant="error" label={t("parts.notSaved")}>
              {failure}
            </InlineTip>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Button
            size="small"
            variant="secondary"
            isLoading={isSaving}
            onClick={() => mark(isNew ? "answered" : "new")}
          >
            {t(isNew ? "messages.markAnswered" : "messages.markNew")}
          </Button>
          <Button size="small" asChild>
            <a href={replyAddress(message)}>{t("messages.reply")}</a>
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  );
}

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return status === "new" ? (
    <StatusBadge color="blue">{t("messages.new")}</StatusBadge>
  ) : (
    <StatusBadge color="grey">{t("messages.answered")}</StatusBadge>
  );
}
