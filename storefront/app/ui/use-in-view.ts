import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element is in the window; undefined until that is known.
 *
 * @param margin widens or narrows the window, as CSS lengths: "400px 0px"
 */
export function useInView(element: RefObject<Element | null>, margin = "0px"): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}

/** Whether an element has been in the window widened by `margin`. */
export function useWasInView(element: RefObject<Element | null>, margin: string): boolean {
  const [wasInView, setWasInView] = useState(false);
  const isInView = useInView(element, margin);
  if (isInView && !wasInView) setWasInView(true);
  return wasInView;
}
