import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";

export type Crumb = { label: string; to: string };

/** The path from the home page; the last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={m.breadcrumb_breadcrumb()}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-key-faint">
        {crumbs.map(({ label, to }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li key={to} className="flex items-center gap-x-2">
              {index > 0 && <span aria-hidden="true">/</span>}
              {isHere ? (
                <span aria-current="page" className="line-clamp-1 text-key">
                  {label}
                </span>
              ) : (
                <Link to={to} className="py-1.5 hover:text-key hover:underline">
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
