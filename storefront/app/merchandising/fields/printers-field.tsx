import { useCombobox } from "downshift";
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, inputStyle } from "~/ui/fields/field.tsx";
import { CloseIcon } from "~/ui/icons.tsx";
import { fieldLabel } from "../form/field-names.ts";
import { FormSection } from "../form/form-section.tsx";
import { isPrinter } from "../form/product-rules.ts";
import type { FormPart } from "../form/use-product-draft.ts";
import { usePrinterSearch } from "./printer-search.ts";

/** The printers that a product fits, as chips: searched, typed or pasted. */
export function PrintersField({ draft, errors, change }: FormPart) {
  const id = useId();
  const chosen = draft.compatiblePrinters;
  const [typed, setTyped] = useState("");
  const { found, failed } = usePrinterSearch(typed);
  const name = typed.trim().replace(/\s+/g, " ");
  const isKnown = [...found, ...chosen].some((one) => one.toLowerCase() === name.toLowerCase());
  const offered = found.filter((one) => !chosen.includes(one));
  const items = isPrinter(name) && !isKnown ? [...offered, name] : offered;

  const { isOpen, highlightedIndex, getMenuProps, getInputProps, getItemProps } =
    useCombobox<string>({
      id,
      items,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      itemToString: (item) => item ?? "",
      onStateChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        add([selectedItem]);
        setTyped("");
      },
      // Leaving the field chooses nothing.
      stateReducer: (_state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: null }
          : changes,
    });

  function add(names: string[]): void {
    const known = new Set(chosen.map((one) => one.toLowerCase()));
    const added = names.filter(
      (one) => !known.has(one.toLowerCase()) && known.add(one.toLowerCase()),
    );
    if (added.length > 0) change({ compatiblePrinters: [...chosen, ...added] });
  }

  function onPaste(event: ClipboardEvent): void {
    const names = event.clipboardData
      .getData("text/plain")
      .split(/[\r\n\t;,]+/)
      .map((one) => one.trim().replace(/\s+/g, " "))
      .filter(Boolean);
    if (names.length < 2) return;
    event.preventDefault();
    add(names);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Backspace" && typed === "" && chosen.length > 0) {
      change({ compatiblePrinters: chosen.slice(0, -1) });
    }
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    // Enter adds the printer and does not save the form. Synchronously, so that the next name can
    // follow.
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const item = items[highlightedIndex] ?? items[0];
    if (!item) return;
    add([item]);
    setTyped("");
  }

  const hint = failed ? m.printers_field_failed() : m.printers_field_how();
  return (
    <FormSection title={fieldLabel("compatiblePrinters")}>
      <div className="grid min-w-0 gap-3 sm:col-span-4">
        {chosen.length > 0 && (
          <ul className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
            {chosen.map((printer) => (
              <li
                key={printer}
                className={classNames(
                  "inline-flex items-center rounded-sm border border-line bg-wash ps-2.5 text-sm",
                  !isPrinter(printer) && "border-red-deep text-red-deep",
                )}
              >
                {printer}
                <button
                  type="button"
                  aria-label={m.printers_field_remove({ name: printer })}
                  onClick={() =>
                    change({ compatiblePrinters: chosen.filter((one) => one !== printer) })
                  }
                  className="ms-1 inline-flex size-8 items-center justify-center hover:bg-key-tint"
                >
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="relative">
          <Field
            id={`${id}-input`}
            label={m.printers_field_search()}
            hint={hint}
            error={errors.compatiblePrinters}
          >
            <input
              {...getInputProps({
                id: `${id}-input`,
                "aria-labelledby": undefined,
                // Synchronously: quickly typed letters would be lost in Downshift's state.
                onChange: (event) => setTyped(event.currentTarget.value),
                onPaste,
                onKeyDown,
              })}
              autoComplete="off"
              aria-invalid={errors.compatiblePrinters ? true : undefined}
              aria-describedby={`${id}-input-hint`}
              className={inputStyle}
            />
          </Field>
          <ul
            {...getMenuProps({
              "aria-label": m.printers_field_search(),
              "aria-labelledby": undefined,
            })}
            className={classNames(
              "absolute top-[4.75rem] inset-x-0 z-20 max-h-72 overflow-y-auto rounded-sm border border-line bg-sheet shadow-lift",
              !(isOpen && items.length > 0) && "hidden",
            )}
          >
            {isOpen &&
              items.map((item, index) => (
                <li
                  key={item}
                  {...getItemProps({ item, index })}
                  className={classNames(
                    "cursor-pointer px-3 py-2 text-sm",
                    index === highlightedIndex && "bg-key-tint",
                  )}
                >
                  {found.includes(item) ? item : m.printers_field_is_new({ name: item })}
                </li>
              ))}
          </ul>
        </div>
        {chosen.length > 0 && (
          <div className="flex items-center gap-4">
            <span role="status" className="text-xs text-key-faint">
              {m.printers_field_count({ printers: chosen.length })}
            </span>
            <Button variant="quiet" size="sm" onClick={() => change({ compatiblePrinters: [] })}>
              {m.printers_field_clear()}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
