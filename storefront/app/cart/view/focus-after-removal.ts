import { type RefObject, useEffect, useState } from "react";

/**
 * Keeps the focus in the cart when a line is removed together with its focused button: the focus
 * moves to the line in its place, else to the last line, the heading, or the whole. Call the result
 * with the place of the line, from 0, among all lines.
 */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>) {
  const [removed, setRemoved] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (!removed) return;
    const lines = place.current?.querySelectorAll<HTMLElement>("[data-cart-line]") ?? [];
    const next = lines[Math.min(removed.index, lines.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>("h1") ?? place.current)?.focus();
  }, [removed, place]);
  return (index: number) => setRemoved({ index });
}
