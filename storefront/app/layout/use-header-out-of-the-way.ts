import { useEffect, useState } from "react";

/** How far one scrolls in a direction before the header follows, in px. */
const threshold = 12;
/** The header stays while the page's top is about in view, in px. */
const topOfPage = 160;

/**
 * Whether the header should get out of the way: scrolling down reads, scrolling up looks for
 * something. For small screens, where a header costs a sixth of the height.
 */
export function useHeaderOutOfTheWay(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now < topOfPage) setIsAway(false);
      else if (Math.abs(now - last) < threshold) return;
      else setIsAway(now > last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isAway;
}
