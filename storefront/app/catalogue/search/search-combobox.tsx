import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { classNames } from "~/ui/class-names.ts";
import { useMyPrinters } from "../printers/my-printers.ts";
import { type FieldStart, searchField } from "./search-field.ts";
import { SearchMenu } from "./search-menu.tsx";
import { persistedOptions, type SearchOption, suggestedOptions } from "./search-options.ts";
import { typedText } from "./typed-text.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type SearchComboboxProps = {
  start: FieldStart;
  term: string;
  /** The box fills the screen: its list is always open. */
  isWhole?: boolean;
  /** Called when an option was chosen and its page is loading. */
  onLeave?: () => void;
};

/**
 * The search field with its list, after the combobox pattern of the ARIA Authoring Practices. Enter
 * without an option submits the form; Escape clears, then closes.
 */
export function SearchCombobox({ start, term, isWhole = false, onLeave }: SearchComboboxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(start.text);
  const typed = typedText(text);
  const { suggestions, isLoading, hasFailed } = useSuggestions(text);
  const groups = useGroups(typed, suggestions);
  const options = groups.flatMap((group) => group.options);
  const field = useRef<HTMLInputElement>(null);
  useFocusTakenOver(field, start);

  const box = useCombobox<SearchOption>({
    id: "search",
    items: options,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    defaultHighlightedIndex: -1,
    initialIsOpen: start.isWanted,
    ...(isWhole && { isOpen: true }),
    // Tab leaves the field without choosing an option.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
    onStateChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  const { closeMenu, setHighlightedIndex, highlightedIndex } = box;

  function choose(option: SearchOption): void {
    if (option.kind === "all") rememberTerm(typed);
    navigate(option.href);
    onLeave?.();
  }
  const rememberTerm = useClientState((state) => state.rememberSearch);

  // New suggestions have other options in the same places.
  useEffect(() => setHighlightedIndex(-1), [suggestions]);

  const { pathname } = useLocation();
  const page = `${pathname} ${term}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setText(term);
    closeMenu();
  }, [page, term, closeMenu]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement> & PreventableDefault): void {
    const clears = event.key === "Escape" && text !== "";
    if (clears) {
      event.preventDefault();
      setText("");
    }
    // Without a highlighted option Enter submits the form, and Home and End move within the text.
    const isForField = /^(?:Enter|Home|End)$/.test(event.key) && highlightedIndex < 0;
    if (event.key === "Enter" && isForField) closeMenu();
    event.nativeEvent.preventDownshiftDefault = clears || isForField;
  }

  const isOpen = box.isOpen && (options.length > 0 || (typed !== "" && !isLoading));
  return (
    <>
      <input
        {...searchField()}
        {...box.getInputProps({
          ref: field,
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown,
          "aria-expanded": isOpen,
          "aria-label": searchField()["aria-label"],
          "aria-labelledby": undefined,
        })}
      />
      <div
        className={classNames(
          "absolute inset-x-0 top-full z-40 overflow-y-auto overscroll-contain bg-sheet",
          isWhole
            ? "h-[calc(100dvh-4rem)] border-t border-line"
            : "mt-1 max-h-[min(38rem,75dvh)] rounded-md border border-line shadow-sheet",
          !isOpen && !isWhole && "hidden",
        )}
      >
        <SearchMenu
          {...{ box, groups, isOpen, isLoading }}
          typed={suggestions?.correctedTerm ?? typed}
          hasFailed={hasFailed && options.length === 0}
        />
      </div>
    </>
  );
}

/** The flag that makes Downshift ignore a key. */
type PreventableDefault = { nativeEvent: { preventDownshiftDefault?: boolean } };

function useGroups(typed: string, suggestions: ReturnType<typeof useSuggestions>["suggestions"]) {
  const searches = useClientState((state) => state.searches);
  const { printers } = useMyPrinters();
  if (typed === "") return persistedOptions(searches, printers);
  return suggestions ? suggestedOptions(suggestions, typed) : [];
}

/** The replaced field may have had the focus: this one takes focus and caret over. */
function useFocusTakenOver(
  field: React.RefObject<HTMLInputElement | null>,
  { caret }: FieldStart,
): void {
  useLayoutEffect(() => {
    if (caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }, []);
}
