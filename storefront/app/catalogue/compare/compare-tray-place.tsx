import { Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useComparedProducts } from "./compared-products.ts";

const CompareTray = lazyPart(
  "the comparison",
  async () => (await import("./compare-tray.tsx")).CompareTray,
);

/** Where the tray of compared products comes up; it is fetched with the first choice. */
export function CompareTrayPlace() {
  const chosen = useComparedProducts();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <CompareTray chosen={chosen} />
    </Suspense>
  );
}
