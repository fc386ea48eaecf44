import { describe, expect, inject, it } from "vitest";
import { adminToken, onlyHit } from "../support/backend";

const { commerceUrl } = inject("shop");

describe("uploaded files", () => {
  it("may be kept by browsers for good", async () => {
    const { images_json } = await onlyHit({ mpn_key: "t6641" });
    // The pictures of a copied shop have the URLs of the shop it was copied from.
    const { pathname } = new URL(JSON.parse(images_json)[0].url);
    const file = await fetch(commerceUrl + pathname);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("are shown to admins alone where they are private", async () => {
    const url = `${commerceUrl}/static/private-export.csv`;
    expect((await fetch(url)).status).toBe(401);
    const asAdmin = await fetch(url, {
      headers: { authorization: `Bearer ${await adminToken()}` },
    });
    expect(asAdmin.status).toBe(404);
  });

  it.each([
    "/static/nothing.webp",
    "/static/%2e%2e/package.json",
    "/static/..%2f..%2fpackage.json",
  ])("are all that %s can reach", async (path) => {
    const { status } = await fetch(`${commerceUrl}${path}`);
    expect([403, 404]).toContain(status);
  });
});
