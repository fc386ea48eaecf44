import { NavLink } from "react-router-dom";
import { categorySymbol } from "~/catalogue/category.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";

type KindTilesProps = { kinds: { name: string; slug: string }[] };

/** The kinds of a category as elements of a small periodic table; they scroll on a phone. */
export function KindTiles({ kinds }: KindTilesProps) {
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={m.category_kinds()} className="-mx-1 mt-5 overflow-x-auto p-1">
      <ul className="flex gap-2 sm:flex-wrap">
        {kinds.map(({ name, slug }) => (
          <li key={slug} className="shrink-0">
            <NavLink
              to={`/category/${slug}`}
              className={({ isActive }) =>
                classNames(
                  "flex min-h-13 items-center gap-3 rounded-sm border py-1.5 pe-4 ps-1.5 text-sm font-medium",
                  isActive
                    ? "border-key bg-key text-on-key"
                    : "border-line-strong hover:border-key hover:bg-wash",
                )
              }
            >
              <span
                aria-hidden="true"
                className="flex size-10 items-center justify-center rounded-sm bg-key-tint font-display text-base font-bold text-key"
              >
                {categorySymbol(name)}
              </span>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
