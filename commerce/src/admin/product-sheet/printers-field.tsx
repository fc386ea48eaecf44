import { PlusMini, XMarkMini } from "@medusajs/icons";
import { Badge, clx, Input } from "@medusajs/ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { t } from "../i18n/translate";
import { Field } from "../parts/field";
import { type PrinterOption, printerOptions, usePrinterSearch } from "./printer-search";
import { fieldTitle } from "./sheet";

interface PrintersFieldProps {
  value: string[];
  /** The typed text that is not added yet. */
  typed: string;
  problem?: string;
  onChange: (printers: string[]) => void;
  onType: (typed: string) => void;
}

/** The printers a product fits: a search adds them, a button removes them. */
export function PrintersField({ value, typed, problem, onChange, onType }: PrintersFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState("");
  const search = usePrinterSearch(typed, value.length);
  const options = printerOptions(typed, search.known, value);
  const isListed = isOpen && options.length > 0;
  const isMissing = search.query !== "" && search.query === typed.trim() && options.length === 0;
  /** The place of the option that Enter adds. */
  const marked = Math.min(active, options.length - 1);

  function add({ name }: PrinterOption): void {
    onChange([...value, name]);
    onType("");
    setActive(0);
    setSaid(t("printers.added", { name }));
    input.current?.focus();
  }

  function remove(name: string): void {
    onChange(value.filter((printer) => printer !== name));
    setSaid(t("printers.removed", { name }));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const option = isListed ? options[marked] : undefined;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(isListed ? (marked + step + options.length) % options.length : 0);
      setOpen(true);
    } else if (event.key === "Enter") {
      // Enter adds a printer here and must not submit the form.
      event.preventDefault();
      if (option) add(option);
    } else if (event.key === "Escape") {
      setOpen(false);
    } else if (event.key === "Backspace" && typed === "") {
      const last = value.at(-1);
      if (last) remove(last);
    }
  }

  return (
    <Field
      label={fieldTitle("printers")}
      hint={search.problem ?? t(isMissing ? "printers.none" : "printers.explanation")}
      problem={problem}
    >
      {(field) => (
        <>
          <Chips printers={value} onRemove={remove} />
          <div className="relative">
            <Input
              {...field}
              ref={input}
              role="combobox"
              aria-expanded={isListed}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isListed ? `${listId}-${marked}` : undefined}
              autoComplete="off"
              placeholder="Epson L3150"
              value={typed}
              onChange={(event) => {
                onType(event.target.value);
                setActive(0);
                setOpen(true);
              }}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
            />
            <div
              id={listId}
              role="listbox"
              aria-label={t("printers.toAdd")}
              hidden={!isListed}
              className="bg-ui-bg-component shadow-elevation-flyout absolute inset-x-0 top-full z-10 mt-1 rounded-lg p-1"
            >
              {options.map((option, place) => (
                <Option
                  key={option.name}
                  id={`${listId}-${place}`}
                  option={option}
                  isActive={place === marked}
                  onAdd={() => add(option)}
                />
              ))}
            </div>
            <span role="status" className="sr-only">
              {said}
            </span>
          </div>
        </>
      )}
    </Field>
  );
}

function Chips({ printers, onRemove }: { printers: string[]; onRemove: (name: string) => void }) {
  if (printers.length === 0) return null;
  return (
    <ul className="flex max-h-[200px] flex-wrap gap-1 overflow-y-auto">
      {printers.map((name) => (
        <li key={name} className="min-w-0 max-w-full">
          <Badge size="2xsmall" className="max-w-full gap-x-0.5 pl-1.5 pr-1">
            <span className="truncate">{name}</span>
            <button
              type="button"
              onClick={() => onRemove(name)}
              className="text-ui-fg-subtle hover:text-ui-fg-base focus-visible:shadow-borders-focus shrink-0 rounded-sm outline-none"
            >
              <XMarkMini />
              <span className="sr-only">{t("printers.remove", { name })}</span>
            </button>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

interface OptionProps {
  id: string;
  option: PrinterOption;
  isActive: boolean;
  onAdd: () => void;
}

function Option({ id, option, isActive, onAdd }: OptionProps) {
  return (
    // The input keeps the focus and handles the keys, as in every combobox.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={clx(
        "txt-compact-small hover:bg-ui-bg-component-hover flex cursor-pointer items-center gap-x-2 rounded-[4px] px-2 py-1.5",
        isActive && "bg-ui-bg-component-hover",
      )}
      // A click would come after the input has lost the focus and closed the list.
      onMouseDown={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      {option.isNew && <PlusMini className="text-ui-fg-subtle" />}
      {option.isNew ? t("printers.addNew", { name: option.name }) : option.name}
    </div>
  );
}
