import { useNavigation } from "react-router-dom";

/** The progress bar at the top edge while a page is loading. */
export function PageProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden rtl:-scale-x-100"
      aria-hidden="true"
    >
      <div className="control-strip h-1 w-44 animate-run" />
    </div>
  );
}
