import { useViewMode } from "~/client-state/view-mode.ts";
import { classNames } from "~/ui/class-names.ts";
import { GridIcon, ListIcon } from "~/ui/icons.tsx";

const views = [
  { mode: "grid", label: "Show as grid", Icon: GridIcon },
  { mode: "list", label: "Show as list", Icon: ListIcon },
] as const;

/** Grid or list; remembered for the next visit. */
export function ViewToggle() {
  const { viewMode, setViewMode } = useViewMode();
  return (
    <fieldset className="flex overflow-hidden rounded-sm border border-line-strong">
      <legend className="sr-only">View</legend>
      {views.map(({ mode, label, Icon }) => (
        <button
          key={mode}
          type="button"
          aria-label={label}
          title={label}
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
