import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withCspHashes } from "~/server/csp-hashes.server.ts";

const marker = "c2VjcmV0+/==";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("a page leaves the server", () => {
  it("with the hashes of its own inline scripts, and without the seal", () => {
    const page = withCspHashes(
      `<link nonce="${marker}" rel="stylesheet"/><script nonce="${marker}">a()</script>` +
        `<script nonce="${marker}" type="module" async="">import "/b.js";\n</script>`,
      marker,
    );
    expect(page.html).toBe(
      '<link rel="stylesheet"/><script>a()</script>' +
        '<script type="module" async="">import "/b.js";\n</script>',
    );
    expect(page.scriptHashes).toEqual([hashOf("a()"), hashOf('import "/b.js";\n')]);
  });

  it("with no hash for a script that does not carry the seal", () => {
    const page = withCspHashes(
      '<script>evil()</script><script nonce="guessed">evil()</script>' +
        `<script type="application/ld+json">{}</script><p title="<script>">x</p>`,
      marker,
    );
    expect(page.scriptHashes).toEqual([]);
  });

  it("with no hash for what stands before a script of ours, however it is broken open", () => {
    const page = withCspHashes(
      `<script>evil()<b x="<script nonce="${marker}">ours()</script>`,
      marker,
    );
    expect(page.scriptHashes).not.toContain(hashOf("evil()"));
  });

  it("as the same bytes whatever the seal was", () => {
    const render = (mark: string) => `<script nonce="${mark}">a()</script>`;
    expect(withCspHashes(render("one"), "one")).toEqual(withCspHashes(render("two"), "two"));
  });
});
