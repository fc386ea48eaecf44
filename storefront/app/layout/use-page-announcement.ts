import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does for a navigation within the shop what browsers do for a new document: the focus moves to the
 * content, and the page's title is announced. Gives that title for a live region; empty on a page
 * that was loaded as a document.
 */
export function usePageAnnouncement(content: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router restores the scroll position.
    content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, content]);
  return title;
}
