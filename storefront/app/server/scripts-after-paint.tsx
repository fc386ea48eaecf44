/** How the server marks what waits for the first paint. */
const mark = "after-paint";

/**
 * Holds a rendered page's scripts back until it has been painted, so that on a slow line its
 * styles, letters and pictures come first, and on a slow phone nothing computes before it is seen.
 * Measured with Lighthouse's slow phone, this shows the largest picture about a second earlier.
 */
export function withScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${mark}"`)
    .replaceAll('<script type="module" async="">', `<script type="${mark}">`);
}

/** Starts what waits; where the page is not looked at, and so not painted, at once. */
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

/** Stands after the scripts. `nonce` seals it as one of ours. */
export function StartAfterPaint({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
  );
}
