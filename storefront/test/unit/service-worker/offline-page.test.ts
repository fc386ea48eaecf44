import { expect, it } from "vitest";
import { offlinePage, titleOf } from "../../../service-worker/offline-page.ts";

it("lists what was seen, and lets no name become markup", () => {
  const html = offlinePage([{ path: "/product/a?b=1&c", title: 'Ink "70" <script>x</script>' }]);
  expect(html).toContain("You are offline");
  expect(html).toContain(
    '<a href="/product/a?b=1&amp;c">Ink &quot;70&quot; &lt;script&gt;x&lt;/script&gt;</a>',
  );
  expect(html).not.toContain("<script>");
});

it("reads a page's name as it was written", () => {
  const written = "<title>Ink &amp; &quot;toner&quot; | 4 | Chemical Ink Company</title>";
  expect(titleOf(`<head>${written}</head>`)).toBe('Ink & "toner" | 4');
  expect(titleOf("<p>no title</p>")).toBeUndefined();
});
