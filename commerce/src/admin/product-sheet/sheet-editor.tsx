import { Button, FocusModal, Heading, InlineTip, Text, toast } from "@medusajs/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { t } from "../i18n/translate";
import { CloseButton } from "../parts/close-button";
import { Failure, WaitingLines } from "../parts/waiting";
import { useBackend } from "../use-backend";
import { Conflict } from "./conflict";
import { LeaveGuard } from "./leave-guard";
import { RowsField } from "./rows-field";
import type { SheetProduct } from "./sheet";
import { SheetFields } from "./sheet-fields";
import { productPath, useSheetEdit } from "./use-sheet-edit";

interface SheetEditorProps {
  productId: string;
  onClose: () => void;
  /** Called with the product as it is stored now. */
  onSaved: (product: SheetProduct) => void;
}

/**
 * A dialog to edit a product's sheet. It starts with the product as it is when the dialog opens.
 */
export function SheetEditor({ productId, onClose, onSaved }: SheetEditorProps) {
  const loaded = useBackend<{ product: SheetProduct }>(productPath(productId));
  const [isDirty, setDirty] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const isMoving = useRef(false);

  function close(): void {
    if (isDirty) setClosing(true);
    else onClose();
  }

  return (
    <FocusModal open onOpenChange={(open) => !open && close()}>
      <FocusModal.Content
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          // Escape ends the moving of a row, and closes the list of printers.
          const isListing = document.activeElement?.getAttribute("aria-expanded") === "true";
          if (isMoving.current || isListing) event.preventDefault();
        }}
      >
        {loaded.state === "ready" ? (
          <SheetFormPanel
            product={loaded.body.product}
            onDirty={setDirty}
            onMoving={(moving) => {
              isMoving.current = moving;
            }}
            onCancel={close}
            onSaved={(product) => {
              onSaved(product);
              onClose();
            }}
          />
        ) : (
          <>
            <EditorHeader />
            <FocusModal.Title asChild>
              <span className="sr-only">{t("productSheet.title")}</span>
            </FocusModal.Title>
            <FocusModal.Body className="mx-auto w-full max-w-[800px] py-16">
              {loaded.state === "loading" && <WaitingLines lines={8} />}
              {loaded.state === "failed" && (
                <Failure problem={loaded.problem} onRetry={loaded.reload} />
              )}
            </FocusModal.Body>
          </>
        )}
        <LeaveGuard
          isDirty={isDirty}
          isClosing={isClosing}
          onStay={() => setClosing(false)}
          onClose={onClose}
        />
      </FocusModal.Content>
    </FocusModal>
  );
}

function EditorHeader() {
  return (
    <div className="border-ui-border-base border-b px-4 py-2">
      <CloseButton close={(button) => <FocusModal.Close asChild>{button}</FocusModal.Close>} />
    </div>
  );
}

interface SheetFormPanelProps {
  product: SheetProduct;
  onDirty: (dirty: boolean) => void;
  /** Called when a row is picked up and when it is put down. */
  onMoving: (moving: boolean) => void;
  onCancel: () => void;
  onSaved: (product: SheetProduct) => void;
}

function SheetFormPanel({ product, onDirty, onMoving, onCancel, onSaved }: SheetFormPanelProps) {
  const sheet = useSheetEdit(product);
  const { form, problems, edit, newer, isDirty } = sheet;
  const [uploads, setUploads] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    first?.focus();
    first?.scrollIntoView?.({ block: "center" });
  }, [problems]);

  async function finish(saving: Promise<SheetProduct | undefined>): Promise<void> {
    const saved = await saving;
    if (!saved) return;
    toast.success(t("productSheet.saved"), {
      description: t("productSheet.savedProduct", { title: saved.title }),
    });
    onSaved(saved);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    finish(sheet.save());
  }

  return (
    <form ref={element} noValidate onSubmit={save} className="flex h-full flex-col overflow-hidden">
      <EditorHeader />
      <FocusModal.Body className="flex-1 overflow-y-auto">
        <div className="mx-auto flex w-full max-w-[800px] flex-col gap-y-8 px-4 py-8 sm:py-16">
          <div>
            <FocusModal.Title asChild>
              <Heading>{t("productSheet.title")}</Heading>
            </FocusModal.Title>
            <Text size="small" className="text-ui-fg-subtle">
              {product.title}
            </Text>
          </div>
          {newer && (
            <Conflict
              before={sheet.base}
              mine={sheet.changes}
              now={newer}
              onTakeTheirs={sheet.takeTheirs}
              onKeepMine={() => finish(sheet.keepMine())}
            />
          )}
          {problems[""] && (
            <InlineTip role="alert" variant="error" label={t("parts.notSaved")}>
              {problems[""]}
            </InlineTip>
          )}
          <SheetFields
            form={form}
            problems={problems}
            onChange={edit}
            onUploading={(uploading) => setUploads((before) => before + (uploading ? 1 : -1))}
          />
          <RowsField
            rows={form.rows}
            problems={problems}
            onChange={(rows) => edit({ rows })}
            onMoving={onMoving}
          />
        </div>
      </FocusModal.Body>
      <FocusModal.Footer>
        {uploads > 0 && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("productSheet.uploading")}
          </Text>
        )}
        <Button type="button" size="small" variant="secondary" onClick={onCancel}>
          {t("parts.cancel")}
        </Button>
        <Button
          type="submit"
          size="small"
          isLoading={sheet.isSaving}
          disabled={uploads > 0 || newer !== undefined}
        >
          {t("productSheet.save")}
        </Button>
      </FocusModal.Footer>
    </form>
  );
}
