import { expect, test } from "vitest";
import { withReference } from "~/layout/failure-reference.server.ts";
import { failureReference } from "~/layout/failure-reference.ts";

test("the work of a request has one reference, of its own, also where it waits", async () => {
  const referencesOf = () =>
    withReference(async () => {
      const first = failureReference();
      await Promise.resolve();
      return [first, failureReference()];
    });
  const [[one, same], [other]] = await Promise.all([referencesOf(), referencesOf()]);
  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(failureReference()).toBe("");
});
