import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { inkHref, inkMessages, inks } from "./inks.ts";

/** One class per ink of `inks`: the content security policy allows no style attribute. */
const drops = {
  Cyan: "bg-[#00a3e0]",
  Magenta: "bg-[#e5007e]",
  Yellow: "bg-[#ffd800]",
  Black: "bg-[#12161b]",
};

/** The inks on a small screen: four overprinted drops, each a link to its products. */
export function InkRow({ className }: { className?: string }) {
  return (
    <nav aria-label={m.inks_choose()} className={className}>
      <ul className="isolate flex">
        {inks.map(({ color, letter, isDark }) => (
          <li key={color} className="-me-2.5 mix-blend-multiply">
            <Link
              to={inkHref(color)}
              aria-label={inkMessages[color]()}
              className={classNames(
                "flex size-14 items-center justify-center rounded-full font-display text-lg font-extrabold dark:border dark:border-line-strong",
                drops[color],
                isDark ? "text-[#ffffff]" : "text-[#12161b]",
              )}
            >
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
