import { useLocation } from "react-router-dom";
import { plural, textsIn } from "~/language/texts.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { CloseIcon, CompareIcon } from "~/ui/icons.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { type Compared, clearComparison, comparisonHref } from "./compared-products.ts";

const texts = textsIn({
  en: {
    tray: "Comparison",
    chosen: (count: number) =>
      plural(count, { one: "1 product chosen", other: `${count} products chosen` }),
    compare: "Compare",
    clear: "Clear the comparison",
  },
  fr: {
    tray: "Comparaison",
    chosen: (count: number) =>
      plural(count, { one: "1 article choisi", other: `${count} articles choisis` }),
    compare: "Comparer",
    clear: "Vider la comparaison",
  },
});

/** What was chosen for comparison, and the way to see it; not on the comparison's own page. */
export function CompareTray({ chosen }: { chosen: readonly Compared[] }) {
  const { pathname } = useLocation();
  if (pathname === "/compare") return null;
  return (
    <aside
      aria-label={texts().tray}
      className="compare-tray bottom-bar fixed right-4 z-30 flex animate-rise items-center gap-1 rounded-md border border-line-strong bg-sheet p-1.5 pl-4 shadow-lift"
    >
      <p aria-live="polite" className="text-sm tabular-nums">
        <span aria-hidden="true">{chosen.length} / 4</span>
        <span className="sr-only">{texts().chosen(chosen.length)}</span>
      </p>
      <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))} size="sm" className="ml-2">
        <CompareIcon />
        {texts().compare}
      </LinkButton>
      <IconButton label={texts().clear} icon={<CloseIcon />} onClick={clearComparison} />
    </aside>
  );
}
