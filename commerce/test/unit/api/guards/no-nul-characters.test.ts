import type { MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { noNulCharacters } from "../../../../src/api/guards/no-nul-characters";

function ask(originalUrl: string, body?: unknown) {
  const next = vi.fn();
  const json = vi.fn();
  // The parts of an answer that are used.
  const res = { status: () => ({ json }) } as unknown as MedusaResponse;
  noNulCharacters({ originalUrl, body }, res, next);
  return { passed: next.mock.calls.length === 1, fields: json.mock.calls[0]?.[0].fields };
}

it.each([
  ["/store/carts/%00", undefined, ""],
  ["/store/products?q=a%00b", undefined, ""],
  ["/store/carts", { email: "a\0@b.c" }, "email"],
  ["/store/carts", { rows: [{ label: "a" }, { label: "\0" }] }, "rows.1.label"],
  ["/store/carts", { metadata: { "a\0": 1 } }, "metadata"],
])("%s with %j is refused, and names the field", (url, body, field) => {
  expect(ask(url, body)).toMatchObject({ passed: false, fields: [{ field }] });
});

it.each([
  ["/store/carts", undefined],
  ["/store/carts?q=100%25", { a: [null, 1, "😀", { b: "" }] }],
  ["/hooks/payment", Buffer.from("a\0b")],
])("%s with %j passes", (url, body) => {
  expect(ask(url, body).passed).toBe(true);
});

it("is not stopped by how deep a body goes", () => {
  let deep: unknown = "bottom";
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(ask("/store/carts", deep).passed).toBe(true);
});
