/** What somebody tries who may not write: every call that the service describes, none forgotten. */
import { beforeAll, describe, expect, it } from "vitest";
import { tokenOf } from "./merchandiser.ts";
import { ask, listing } from "./product-api-client.ts";

interface Operation {
  method: string;
  path: string;
  needsMerchandiser: boolean;
}

/** Reads that are sent by POST, because their question is a body. */
const readsByPost = /^\/products(\/search\/\{term\}|\/category\/\{category\})?$/;

let operations: Operation[];
let shopper: string;

beforeAll(async () => {
  const { paths } = (await (await ask("/openapi.json")).json()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      needsMerchandiser: Boolean(security?.length),
    })),
  );
  shopper = await tokenOf("shopper");
});

/** A merchandiser's claims, signed by nobody. */
function forged(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: "none" })}.${part({ actor_type: "user", actor_id: "user_1", exp })}.`;
}

describe("every writing call", () => {
  it("says that it needs a merchandiser; only the listings are sent by POST and open", () => {
    const open = operations.filter(
      ({ method, path, needsMerchandiser }) =>
        !["GET", "HEAD"].includes(method) && !needsMerchandiser && !readsByPost.test(path),
    );
    expect(open).toEqual([]);
    expect(operations.filter(({ needsMerchandiser }) => needsMerchandiser).length).toBeGreaterThan(
      4,
    );
  });

  it.each([
    ["nobody's", (): string | undefined => undefined, [401]],
    ["a forged", forged, [401]],
    ["a shopper's", (): string => shopper, [401, 403]],
  ] as const)(
    "refuses %s token, with any body, and nothing changes",
    async (_who, of, refusals) => {
      const before = await listing("/products", { itemsPerPage: 5, sort: "newest" });
      const [product] = before.products;
      const token = of();
      const form = new FormData();
      form.set("Title", "Never made");
      const bodies: [string | undefined, string | FormData][] = [
        ["application/json", JSON.stringify({ title: product?.Title, Title: "Never", Price: 1 })],
        [undefined, form],
      ];
      for (const { method, path } of operations.filter((one) => one.needsMerchandiser)) {
        for (const [contentType, body] of bodies) {
          const url = path.replace(/\{\w+\}/g, product?._id ?? "any-id");
          const answer = await ask(url, {
            method,
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              ...(contentType && { "content-type": contentType }),
            },
            ...(method !== "GET" && { body }),
          });
          expect(refusals, `${method} ${url} answered ${answer.status}`).toContain(answer.status);
        }
      }
      const after = await listing("/products", { itemsPerPage: 5, sort: "newest" });
      expect(after.total).toBe(before.total);
      expect(after.products).toEqual(before.products);
    },
  );
});
