import { useEffect } from "react";

/**
 * Stands in for `react-style-singleton`, by which dialogs lock the page behind them: that one writes
 * a `<style>` into the page, and our policy lets none in. A sheet made by the browser's own means is
 * no part of the page, so it may say what only the browser knows: how wide its scroll bar is.
 *
 * @returns a component whose styles hold as long as one of it is there; the first one's
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
    // As in the library: later styles count only where it is told so.
    useEffect(() => add(styles), [dynamic && styles]);
    return null;
  };
}
