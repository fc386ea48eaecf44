import { type RefObject, useEffect, useState } from "react";

/**
 * Keeps the focus in the cart when a line goes or comes, and with it the button that had the focus:
 * it moves to the line in that place, else the last one, else the heading, else the whole. Call what
 * it gives with the place, from 0, among all lines that are shown.
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
