import { useLocation } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { IconButton } from "~/ui/icon-button.tsx";
import { CloseIcon, CompareIcon } from "~/ui/icons.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { type Compared, clearComparison, comparisonHref } from "./compared-products.ts";

/** The chosen products and the link to the comparison; not on the comparison's own page. */
export function CompareTray({ chosen }: { chosen: readonly Compared[] }) {
  const { pathname } = useLocation();
  if (pathname === "/compare") return null;
  return (
    <aside
      aria-label={m.compare_tray_tray()}
      className="compare-tray bottom-bar fixed inset-e-4 z-30 flex animate-rise items-center gap-1 rounded-md border border-line-strong bg-sheet p-1.5 ps-4 shadow-lift"
    >
      <p aria-live="polite" className="text-sm tabular-nums">
        <span aria-hidden="true">{chosen.length} / 4</span>
        <span className="sr-only">{m.compare_tray_chosen({ count: chosen.length })}</span>
      </p>
      <LinkButton to={comparisonHref(chosen.map(({ slug }) => slug))} size="sm" className="ms-2">
        <CompareIcon />
        {m.compare_tray_compare()}
      </LinkButton>
      <IconButton label={m.compare_tray_clear()} icon={<CloseIcon />} onClick={clearComparison} />
    </aside>
  );
}
