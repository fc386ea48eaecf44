import { afterEach, expect, test, vi } from "vitest";
import { attempt, problemOf } from "~/commerce/outcome.ts";

afterEach(() => vi.restoreAllMocks());

function answer(status: number, data: unknown = {}, headers: object = {}): Error {
  const response = { status, data, headers };
  return Object.assign(new Error("axios"), { isAxiosError: true, response });
}

test.each([
  [answer(400, { code: "insufficient_inventory", message: "x" }), "out-of-stock"],
  [answer(400, { message: "Cart cart_1 is already completed." }), "already-ordered"],
  [answer(404), "not-found"],
  [answer(401), "signed-out"],
  [answer(409), "busy"],
  [answer(429), "too-many"],
  [answer(502), "unavailable"],
  [answer(503), "unavailable"],
  [Object.assign(new Error("Network Error"), { isAxiosError: true }), "unreachable"],
])("a failure of the backend is told apart: %#", (cause, code) => {
  const problem = problemOf(cause);
  expect(problem.code).toBe(code);
  expect(problem.sentence).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [answer(409, { code: "busy" }, { "retry-after": "2" }), /being changed.*in 2 seconds\.$/, 2],
  [answer(409), /being changed.*in a moment\.$/, undefined],
  [answer(429, {}, { "retry-after": "1" }), /too many.*in 1 second\.$/, 1],
  [answer(429, {}, { "retry-after": "700" }), /too many.*in 12 minutes\.$/, 700],
  [answer(503, {}, { "retry-after": "10" }), /not answering.*in 10 seconds\.$/, 10],
])("a shop that asks for patience is not told as a bad connection: %#", (cause, said, seconds) => {
  const { sentence, retryAfter } = problemOf(cause);
  expect(sentence).toMatch(said);
  expect(sentence).not.toContain("connection");
  expect(retryAfter).toBe(seconds);
});

test("the time of Retry-After may be a date", () => {
  const date = new Date(Date.now() + 90_000).toUTCString();
  expect(problemOf(answer(429, {}, { "retry-after": date })).sentence).toContain("in 2 minutes");
});

test("a refusal is told with the backend's reason", () => {
  expect(problemOf(answer(400, { message: "The region is closed." }))).toEqual({
    code: "refused",
    sentence: "The region is closed.",
  });
});

test("a refusal without a known code is told in the language of the page", () => {
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  expect(problemOf(answer(400, { message: "The region is closed." }))).toEqual({
    code: "refused",
    sentence: "Der Shop nimmt das nicht an. Bitte ändern Sie es.",
  });
  vi.unstubAllGlobals();
});

test("a refused promotion code is told in the language of the page", () => {
  const refusal = answer(400, { code: "promotion_expired", message: "Expired." });
  expect(problemOf(refusal).sentence).toBe("This code has expired.");
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  expect(problemOf(refusal)).toEqual({ code: "refused", sentence: "Ce code a expiré." });
  vi.unstubAllGlobals();
});

test("what nobody expected is logged, and shown without its details", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const outcome = await attempt(async () => {
    throw answer(500, { message: "column does not exist" });
  });
  expect(outcome).toMatchObject({ ok: false, problem: { code: "unexpected" } });
  expect(JSON.stringify(outcome)).not.toContain("column");
  expect(log).toHaveBeenCalledOnce();
});
