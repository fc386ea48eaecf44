/** The server's marker of scripts that wait for the first paint. */
const mark = "after-paint";

/**
 * Delays the scripts of a page until its first paint, so that on a slow line styles, fonts and
 * pictures come first, and on a slow phone nothing computes before. With Lighthouse's slow phone
 * the largest picture is shown about a second earlier.
 */
export function withScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${mark}"`)
    .replaceAll('<script type="module" async="">', `<script type="${mark}">`);
}

/** Starts the delayed scripts; at once if the page is hidden and so not painted. */
const start = `{
  const start = () => {
    for (const link of document.querySelectorAll("link[rel=${mark}]")) link.rel = "modulepreload";
    for (const { textContent } of document.querySelectorAll("script[type=${mark}]")) {
      const script = Object.assign(document.createElement("script"), { type: "module", textContent });
      document.head.append(script);
      script.remove();
    }
  };
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
}`;

/** Comes after the scripts. `nonce` is the server's marker. */
export function StartAfterPaint({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
  );
}
