import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakAs } from "~/commerce/session-headers.ts";
import { sendMessage } from "~/pages/contact/send-message.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

const message = {
  name: "Ada",
  email: "ada@ink.example",
  subject: "Hi",
  message: "Ink",
  website: "",
};
const backend = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  backend.mockReset();
  speakAs(null);
});

function answers(status: number, body: unknown): void {
  backend.mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

test("a message goes out with its key, and in the name of who is signed in", async () => {
  answers(201, { contact_message: { id: "cmsg_1" } });
  speakAs("token-1");
  expect(await sendMessage(config, message, "key-1")).toEqual({ ok: true, value: null });
  const [address, init] = backend.mock.calls[0] ?? [];
  expect(address).toBe("http://backend.example/store/contact-messages");
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("key-1");
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token-1");
  expect(JSON.parse(String(init?.body))).toEqual({ ...message, locale: "en" });
});

test("too many messages: the backend's own sentence says when to try again", async () => {
  const sentence = "There have been too many messages. Please try again in 12 minutes.";
  answers(429, { code: "too_many_messages", message: sentence });
  expect(await sendMessage(config, message, "key-1")).toEqual({ ok: false, problem: { sentence } });
});

test("too many messages: in another language, too, it is said when to try again", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "fr" } });
  const headers = { "retry-after": "60" };
  backend.mockResolvedValue(Response.json({ message: "1 minute." }, { status: 429, headers }));
  const outcome = await sendMessage(config, message, "key-1");
  expect(outcome).toMatchObject({
    problem: { sentence: expect.stringContaining("dans 1 minute.") },
  });
});

test("fields that the backend refuses are marked", async () => {
  answers(400, { message: "…", fields: [{ field: "email", message: "Not an address." }] });
  expect(await sendMessage(config, message, "key-1")).toMatchObject({
    ok: false,
    problem: { errors: { email: "Not an address." } },
  });
});

test("a filled-in trap is told from a field", async () => {
  answers(400, { message: "…", fields: [{ field: "website", message: "Leave it empty." }] });
  expect(await sendMessage(config, message, "key-1")).toMatchObject({
    problem: { isTrapped: true },
  });
});

test.each([
  ["offline", () => backend.mockRejectedValue(new TypeError("Failed to fetch")), /Check your conn/],
  ["a backend that is away", () => answers(503, {}), /is not answering right now/],
  ["an error of ours", () => answers(500, { message: "ECONNREFUSED 10.0.0.3" }), /on our side/],
  [
    "a page instead of an answer",
    () => backend.mockResolvedValue(new Response("<html>", { status: 500 })),
    /on our side/,
  ],
])("%s is said in words of ours", async (_what, fail, sentence) => {
  fail();
  const outcome = await sendMessage(config, message, "key-1");
  expect(outcome).toMatchObject({
    ok: false,
    problem: { sentence: expect.stringMatching(sentence) },
  });
  expect(JSON.stringify(outcome)).not.toContain("ECONNREFUSED");
});
