import { expect, test } from "vitest";
import "~/layout/failure-reference.server.ts";
import { failureReference } from "~/layout/failure-reference.ts";
import { headersOfRequest, inRequest } from "~/server/request-context.server.ts";

const asked = (headers: Record<string, string> = {}) =>
  new Request("https://shop.example/", { headers });

test("the work of a request has one reference, of its own, also where it waits", async () => {
  const referencesOf = () =>
    inRequest(asked(), async () => {
      const first = failureReference();
      await Promise.resolve();
      return [first, failureReference()];
    });
  const [[one, same], [other]] = await Promise.all([referencesOf(), referencesOf()]);
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(failureReference()).toBe("");
});

test("what the server calls a request is its reference, and goes on with its calls", () => {
  const told = { "x-request-id": "proxy-said-so", traceparent: "00-1-2-01" };
  inRequest(asked(told), () => {
    expect(failureReference()).toBe("proxy-said-so");
    expect(headersOfRequest()).toEqual(told);
  });
  expect(headersOfRequest()).toEqual({});
});
