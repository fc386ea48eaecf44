import { Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useComparedProducts } from "./compared-products.ts";

const CompareTray = lazyPart(
  "the comparison",
  async () => (await import("./compare-tray.tsx")).CompareTray,
);

/** The place of the compare tray; its code is loaded with the first choice. */
export function CompareTrayPlace() {
  const chosen = useComparedProducts();
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <CompareTray chosen={chosen} />
    </Suspense>
  );
}
