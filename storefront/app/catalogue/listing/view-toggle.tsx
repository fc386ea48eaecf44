import { useViewMode } from "~/client-state/view-mode.ts";
import { m } from "~/paraglide/messages.js";
import { classNames } from "~/ui/class-names.ts";
import { GridIcon, ListIcon } from "~/ui/icons.tsx";

const views = [
  { mode: "grid", label: "asGrid", Icon: GridIcon },
  { mode: "list", label: "asList", Icon: ListIcon },
] as const;

const viewMessages = { asGrid: m.listing_as_grid, asList: m.listing_as_list };

/**
 * Grid or list, kept for the next visit. It needs scripts, so it is not shown without them. On a
 * phone it is one button, to leave room for filters and order.
 */
export function ViewToggle() {
  const { viewMode, setViewMode, toggleViewMode } = useViewMode();
  const other = viewMode === "grid" ? views[1] : views[0];
  const change = viewMode === "grid" ? m.listing_to_list() : m.listing_to_grid();
  return (
    <>
      <button
        type="button"
        aria-label={change}
        title={change}
        onClick={() => toggleViewMode()}
        className="flex size-11 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-sheet hover:bg-wash sm:hidden noscript:hidden"
      >
        <other.Icon />
      </button>
      <fieldset className="flex shrink-0 overflow-hidden rounded-sm border border-line-strong max-sm:hidden noscript:hidden">
        <legend className="sr-only">{m.listing_view()}</legend>
        {views.map(({ mode, label, Icon }) => (
          <button
            key={mode}
            type="button"
            aria-label={viewMessages[label]()}
            title={viewMessages[label]()}
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
    </>
  );
}
