import { Form } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { CloseIcon } from "~/ui/icons.tsx";
import { FullScreen } from "~/ui/windows/full-screen.tsx";
import { rememberSearch } from "./remember-search.ts";
import { SearchCombobox } from "./search-combobox.tsx";
import type { FieldStart } from "./search-field.ts";

type SearchSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  start: FieldStart;
  term: string;
};

/** The search box that fills a phone's screen. */
export function SearchSheet({ isOpen, onOpenChange, start, term }: SearchSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <FullScreen
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.search_search_the_shop()}
      // The first Escape clears the text.
      keepsOpen={({ target }) => target instanceof HTMLInputElement && target.value !== ""}
    >
      <Form
        action="/search"
        role="search"
        onSubmit={(event) => {
          rememberSearch(event.currentTarget);
          close();
        }}
        className="relative flex items-center gap-1 p-2.5"
      >
        <SearchCombobox
          start={{ ...start, caret: start.caret ?? start.text.length }}
          term={term}
          isWhole
          onLeave={close}
        />
        <button
          type="button"
          onClick={close}
          aria-label={m.search_close()}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-wash"
        >
          <CloseIcon />
        </button>
      </Form>
    </FullScreen>
  );
}
