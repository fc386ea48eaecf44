import { productSchema } from "@chemical-ink/product-api/contract/product";
import { expect, test } from "vitest";
import { readAnswer } from "~/merchandising/product-api.ts";

test("a merchandiser who asks too often is told for how long to wait", () => {
  const body = {
    type: "about:blank",
    title: "Too Many Requests",
    status: 429,
    code: "too-many-requests",
    detail: "Too many requests. Please wait until the time that Retry-After names is over.",
    reference: "req-1",
  };
  const read = () => readAnswer({ status: 429, body, retryAfter: "40" }, productSchema);
  expect(read).toThrow(/Please try again in 40 seconds\.$/);
  expect(read).toThrow(expect.objectContaining({ retryAfter: 40 }));
});
