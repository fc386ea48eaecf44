import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form, useLocation, useSearchParams } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { SearchIcon } from "~/ui/icons.tsx";
import { lazyPart, loadPart } from "~/ui/lazy-part.ts";
import { rememberSearch } from "./remember-search.ts";
import type { SearchComboboxProps } from "./search-combobox.tsx";
import { type FieldStart, searchField } from "./search-field.ts";
import { useSlashKey } from "./use-slash-key.ts";

const loadCombobox = () =>
  loadPart("the search box", async () => (await import("./search-combobox.tsx")).SearchCombobox);

const SearchSheet = lazyPart(
  "the search",
  async () => (await import("./search-sheet.tsx")).SearchSheet,
);

const isPhone = () => window.matchMedia("(max-width: 47.99rem)").matches;

/**
 * The search of the header: a form to `/search?q=`, which works without scripts. With the first
 * focus the combobox is loaded and replaces the field; on a phone it fills the screen.
 */
export function SearchBox({ className }: { className?: string }) {
  const term = useShownTerm();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasClicked = useRef(false);
  const isComposing = useRef(false);
  const [open, setOpen] = useState<{
    Combobox: ComponentType<SearchComboboxProps>;
    start: FieldStart;
  }>();
  const [sheet, setSheet] = useState<{ isOpen: boolean; start: FieldStart }>();
  useSlashKey(form);
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = term;
  }, [term]);

  async function takeOver(): Promise<void> {
    if (isPhone()) return;
    try {
      const Combobox = await loadCombobox();
      if (isComposing.current) await endOfComposition(field.current);
      const { current } = field;
      // Synchronously: letters typed before a later render would be lost.
      if (current)
        flushSync(() => setOpen({ Combobox, start: startOf(current, wasClicked.current) }));
    } catch (cause) {
      console.warn("The search box does not suggest: its part could not be loaded.", cause);
    }
  }
  function openSheet(): void {
    if (field.current && isPhone()) {
      setSheet({ isOpen: true, start: startOf(field.current, true) });
    }
  }
  return (
    <>
      <Form
        ref={form}
        action="/search"
        role="search"
        onSubmit={(event) => {
          rememberSearch(event.currentTarget);
          // Code that is still loading would open the sheet over the results.
          setSheet(undefined);
        }}
        className={classNames("relative flex", className)}
      >
        {open ? (
          <open.Combobox start={open.start} term={term} />
        ) : (
          <input
            {...searchField()}
            ref={field}
            defaultValue={term}
            onPointerDown={() => {
              wasClicked.current = true;
            }}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
            }}
            onFocus={takeOver}
            onClick={openSheet}
            onInput={openSheet}
          />
        )}
        <button
          type="submit"
          aria-label={m.search_field_search()}
          className="flex w-12 shrink-0 items-center justify-center rounded-e-sm bg-key text-on-key hover:bg-key-soft"
        >
          <SearchIcon />
        </button>
      </Form>
      {sheet && (
        <Suspense>
          <SearchSheet
            {...sheet}
            term={term}
            onOpenChange={(isOpen) => setSheet({ ...sheet, isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The search term of the shown page. */
function useShownTerm(): string {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  return pathname === "/search" ? (parameters.get("q") ?? "") : "";
}

function startOf(field: HTMLInputElement, isWanted: boolean): FieldStart {
  const hasFocus = document.activeElement === field;
  return {
    text: field.value,
    caret: hasFocus ? (field.selectionStart ?? field.value.length) : undefined,
    isWanted: hasFocus && (isWanted || field.value !== field.defaultValue),
  };
}

/**
 * Resolves when an input method, such as for Japanese, has finished its word: the field must not be
 * replaced before.
 */
async function endOfComposition(field: HTMLInputElement | null): Promise<void> {
  if (field?.dataset.composing !== "yes") return;
  await new Promise((resolve) => field.addEventListener("compositionend", resolve, { once: true }));
}
