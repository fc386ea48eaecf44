import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does what a browser does for a new document, when one walks to another page within the shop:
 * the focus starts at the content, and the page's title is to be announced. Gives that title,
 * for a live region; empty on the page that came as a document.
 */
export function usePageAnnouncement(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router looks after the scroll position.
    content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, content]);
  return title;
}
