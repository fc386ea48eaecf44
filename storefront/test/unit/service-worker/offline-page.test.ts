import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { inLanguage } from "~/language/language.server.ts";
import { offlinePage, titleOf } from "../../../service-worker/offline-page.ts";

it("lists what was seen, and lets no name become markup", () => {
  const html = offlinePage([{ path: "/product/a?b=1&c", title: 'Ink "70" <script>x</script>' }]);
  expect(html).toContain("You are offline");
  expect(html).toContain(
    '<a href="/product/a?b=1&amp;c">Ink &quot;70&quot; &lt;script&gt;x&lt;/script&gt;</a>',
  );
  expect(html).not.toContain("<script>");
});

it("speaks the language of the page that is missing", () => {
  const german = inLanguage("de", () => offlinePage([]));
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain("Sie sind offline");
  expect(german).toContain('href="/de"');
});

it("brings the texts of its own page along, not those of the whole shop", async () => {
  const page = fileURLToPath(new URL("../../../service-worker/offline-page.ts", import.meta.url));
  const options = { bundle: true, minify: true, write: false, format: "esm" } as const;
  const { outputFiles } = await build({ entryPoints: [page], ...options });
  const text = outputFiles.map((file) => file.text).join("");
  expect(text).toContain("Sie sind offline");
  expect(text.length).toBeLessThan(20_000);
});

it("reads a page's name as it was written", () => {
  const written = "<title>Ink &amp; &quot;toner&quot; | 4 | Chemical Ink Company</title>";
  expect(titleOf(`<head>${written}</head>`)).toBe('Ink & "toner" | 4');
  expect(titleOf("<p>no title</p>")).toBeUndefined();
});
