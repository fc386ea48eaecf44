import { useEffect, useState } from "react";

/** The scrolled distance after which the header follows, px. */
const threshold = 12;
/** The header stays this near to the top of the page, px. */
const topOfPage = 160;

/**
 * Whether to hide the header: after scrolling down, until scrolling up. For small screens, where it
 * takes a sixth of the height.
 */
export function useHiddenHeader(): boolean {
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
