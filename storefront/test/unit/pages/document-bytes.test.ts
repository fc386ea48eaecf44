import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { documentBytes } from "~/pages/product/media/document-bytes.server.ts";

const shop = { publicCommerceUrl: "https://commerce.example", commerceUrl: "http://commerce:9000" };
vi.mock("~/server/environment.server.ts", () => ({ environment: () => shop }));

const ask = vi.fn<typeof fetch>();
const ofSize = (bytes: number) => new Response(null, { headers: { "content-length": `${bytes}` } });

beforeEach(() => {
  vi.stubGlobal("fetch", ask.mockReset());
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks the backend once for the size of a document, however many pages show it", async () => {
  ask.mockResolvedValue(ofSize(2_048));
  const address = "https://commerce.example/static/sheet.pdf";
  expect(await Promise.all([documentBytes(address), documentBytes(address)])).toEqual([
    2_048, 2_048,
  ]);
  expect(await documentBytes(address)).toBe(2_048);
  expect(ask.mock.calls.map(([url]) => url)).toEqual(["http://commerce:9000/static/sheet.pdf"]);
});

it("does without where the backend does not say it, and asks again for the next page", async () => {
  const address = "https://commerce.example/static/late.pdf";
  ask.mockRejectedValueOnce(new Error("away")).mockResolvedValue(ofSize(4_096));
  expect(await documentBytes(address)).toBeUndefined();
  expect(await documentBytes(address)).toBe(4_096);
});

it("asks nobody about a document that is not the shop's own", async () => {
  expect(await documentBytes("https://other.example/static/sheet.pdf")).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});
