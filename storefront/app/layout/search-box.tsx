import { Form, useLocation, useSearchParams } from "react-router-dom";
import { classNames } from "~/ui/class-names.ts";
import { SearchIcon } from "~/ui/icons.tsx";

/** The search of the header: a plain form to `/search?q=`, so it works before any script runs. */
export function SearchBox({ className }: { className?: string }) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const term = pathname === "/search" ? (parameters.get("q") ?? "") : "";
  return (
    <Form action="/search" role="search" className={classNames("relative flex", className)}>
      <input
        key={term}
        name="q"
        type="search"
        required
        defaultValue={term}
        aria-label="Search products, part numbers and printers"
        placeholder="Part number, printer or product"
        autoComplete="off"
        className="h-11 w-full min-w-0 rounded-l-sm border border-r-0 border-line-strong bg-sheet px-3.5 text-base placeholder:text-key-faint hover:border-key"
      />
      <button
        type="submit"
        aria-label="Search"
        className="flex w-12 shrink-0 items-center justify-center rounded-r-sm bg-key text-on-key hover:bg-key-soft"
      >
        <SearchIcon />
      </button>
    </Form>
  );
}
