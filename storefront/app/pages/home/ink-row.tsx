import { Link } from "react-router-dom";
import { inkHref, inks, inkTexts } from "./inks.ts";

/** The inks on a small screen: four drops printed over each other, each leading to its supplies. */
export function InkRow({ className }: { className?: string }) {
  return (
    <nav aria-label={inkTexts().choose} className={className}>
      <ul className="isolate flex">
        {inks.map(({ color, letter, fill, isDark }) => (
          <li key={color} className="-mr-2.5 mix-blend-multiply">
            <Link
              to={inkHref(color)}
              aria-label={inkTexts().inks[color]}
              className="flex size-14 items-center justify-center rounded-full font-display text-lg font-extrabold dark:border dark:border-line-strong"
              style={{ background: fill, color: isDark ? "#ffffff" : "#12161b" }}
            >
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
