import { afterEach, expect, test, vi } from "vitest";
import { customerSession, merchandiserSession } from "~/identity/backend-session.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

afterEach(() => vi.unstubAllGlobals());

/** A backend token; only its claims matter here. */
function token(actorId: string): string {
  const payload = Buffer.from(JSON.stringify({ actor_id: actorId, exp: 2_000_000_000 }));
  return `header.${payload.toString("base64url")}.signature`;
}

/** Answers the calls in turn; gives the list of calls with their bearer tokens. */
function backendAnswers(...answers: [status: number, body: unknown][]): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get("authorization");
    calls.push(url.replace(config.commerceUrl, "") + (bearer ? ` as ${bearer}` : ""));
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  return calls;
}

const profile = { email: "ada@ink.example" };

test("who is known gets a session at once", async () => {
  const calls = backendAnswers([200, { token: token("cus_1") }]);
  expect(await customerSession(config, "id-token", profile)).toEqual({
    token: token("cus_1"),
    actorId: "cus_1",
    isMerchandiser: false,
    expiresAt: 2_000_000_000_000,
  });
  expect(calls).toEqual(["/auth/customer/firebase"]);
});

test("who is new becomes a customer with the page's language, which the welcome mail follows", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ token: token(bodies.length > 2 ? "cus_1" : "") });
  });
  await customerSession(config, "id-token", profile);
  expect(bodies[1]).toEqual({ ...profile, metadata: { locale: "fr" } });
});

test("who is new becomes a customer on the way", async () => {
  const calls = backendAnswers(
    [200, { token: token("") }],
    [200, { customer: {} }],
    [200, { token: token("cus_1") }],
  );
  expect((await customerSession(config, "id-token", profile)).actorId).toBe("cus_1");
  expect(calls).toEqual([
    "/auth/customer/firebase",
    `/store/customers as Bearer ${token("")}`,
    "/auth/customer/firebase",
  ]);
});

test.each([
  [401, "not-allowed"],
  [403, "not-allowed"],
  [503, "unavailable"],
])("a merchandiser's session that is answered with %i is %s", async (status, code) => {
  backendAnswers([status, {}]);
  await expect(merchandiserSession(config, "id-token")).rejects.toMatchObject({ code });
});

test("a token without an admin user behind it opens nothing", async () => {
  backendAnswers([200, { token: token("") }]);
  await expect(merchandiserSession(config, "id-token")).rejects.toMatchObject({
    code: "not-allowed",
  });
});

test("a backend that cannot be reached is told apart from one that refuses", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed");
  });
  await expect(customerSession(config, "id-token", profile)).rejects.toMatchObject({
    code: "unreachable",
  });
});

test.each([
  [429, "700", "too-many-requests", "in 12 minutes"],
  [429, undefined, "too-many-requests", "later"],
  [409, "2", "busy", "in 2 seconds"],
  [503, "10", "unavailable", "in 10 seconds"],
])("an answer of %i with Retry-After %s says when to try again", async (...about) => {
  const [status, seconds, code, said] = about;
  vi.stubGlobal("fetch", async () =>
    Response.json({}, { status, headers: seconds ? { "retry-after": seconds } : {} }),
  );
  await expect(customerSession(config, "id-token", profile)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(said),
  });
});
