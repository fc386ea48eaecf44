import { useViewMode } from "~/client-state/view-mode.ts";
import { classNames } from "~/ui/class-names.ts";
import { GridIcon, ListIcon } from "~/ui/icons.tsx";
import { listingTexts } from "./listing-texts.ts";

const views = [
  { mode: "grid", label: "asGrid", Icon: GridIcon },
  { mode: "list", label: "asList", Icon: ListIcon },
] as const;

/** Grid or list; remembered for the next visit. Only scripts can do it, so not shown without. */
export function ViewToggle() {
  const { viewMode, setViewMode } = useViewMode();
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-sm border border-line-strong noscript:hidden">
      <legend className="sr-only">{listingTexts().view}</legend>
      {views.map(({ mode, label, Icon }) => (
        <button
          key={mode}
          type="button"
          aria-label={listingTexts()[label]}
          title={listingTexts()[label]}
          aria-pressed={viewMode === mode}
          onClick={() => setViewMode(mode)}
          className={classNames(
            "flex size-[2.625rem] items-center justify-center",
            viewMode === mode ? "bg-key text-on-key" : "bg-sheet hover:bg-wash",
          )}
        >
          <Icon />
        </button>
      ))}
    </fieldset>
  );
}
