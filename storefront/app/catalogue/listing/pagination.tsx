import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "~/ui/icons.tsx";

/**
 * The page numbers to show: the first, the last and the neighbours of the shown one; undefined is a
 * gap.
 */
export function pagesToOffer(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(wanted)].sort((one, other) => one - other);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // A gap of one page is shown as that page.
    return n - before === 2 ? [n - 1, n] : [undefined, n];
  });
}

/** Marks a navigation to another page, so that the listing can tell it from a change of filters. */
const pageChange = { isPageChange: true };

/** Whether a location's state comes from a link of the pagination. */
export function isPageChange(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isPageChange" in state;
}

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/**
 * Links to the other pages, which can be opened, shared and crawled. The listing scrolls to its top
 * by itself.
 */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  const arrow = (label: string, to: number, rel: "prev" | "next") => {
    const Icon = rel === "prev" ? ChevronBackIcon : ChevronForwardIcon;
    if (to < 1 || to > pages) return null;
    return (
      <Link
        to={hrefOf(to)}
        rel={rel}
        preventScrollReset
        state={pageChange}
        aria-label={label}
        className={buttonStyle("secondary")}
      >
        <Icon />
      </Link>
    );
  };
  return (
    <nav
      aria-label={m.listing_pages()}
      className="mt-12 flex flex-wrap items-center justify-center gap-2"
    >
      {arrow(m.listing_previous_page(), page - 1, "prev")}
      {pagesToOffer(page, pages).map((offered, index) =>
        offered === undefined ? (
          <span key={`gap ${index}`} className="px-1 text-key-faint">
            …
          </span>
        ) : (
          <Link
            key={offered}
            to={hrefOf(offered)}
            preventScrollReset
            state={pageChange}
            aria-label={m.listing_page({ number: offered })}
            aria-current={offered === page ? "page" : undefined}
            className={buttonStyle(offered === page ? "primary" : "quiet", "md", "min-w-11")}
          >
            {offered}
          </Link>
        ),
      )}
      {arrow(m.listing_next_page(), page + 1, "next")}
    </nav>
  );
}
