import { useEffect } from "react";

/**
 * Replaces `react-style-singleton`, with which dialogs lock the page's scrolling: that one adds a
 * `<style>` element, which the content security policy forbids. A constructed style sheet is
 * allowed.
 *
 * @returns a component whose styles apply while one of it is mounted; those of the first one
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): () => void {
    if (users === 0) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    users += 1;
    return () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    };
  }

  return function StyleSheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // As in the library: later styles apply only if `dynamic`.
    useEffect(() => add(styles), [dynamic && styles]);
    return null;
  };
}
