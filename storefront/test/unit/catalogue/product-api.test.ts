import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findProduct, listProducts, searchProducts } from "~/catalogue/product-api.server.ts";
import { aListing, aProduct } from "../../fixtures/product.ts";

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  vi.stubEnv("MEDUSA_PUBLISHABLE_KEY", "pk_1");
  vi.stubGlobal("fetch", fetchStub);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const problem = (status: number, code: string, detail: string) =>
  Response.json(
    { type: `urn:problem:${code}`, title: "Problem", status, code, detail, reference: "ref-1" },
    { status },
  );

describe("asking the product API", () => {
  it("gives the listing that was asked for", async () => {
    const listing = aListing();
    fetchStub.mockResolvedValue(Response.json(listing));
    expect(await listProducts({ page: 2 })).toEqual({ ok: true, value: listing });
    const [url, init] = fetchStub.mock.lastCall ?? [];
    expect(url).toBe("http://localhost:9100/products?locale=en");
    expect(init).toMatchObject({ method: "POST", body: '{"page":2}' });
  });

  it("writes search terms so that they stay one part of the path", async () => {
    fetchStub.mockResolvedValue(Response.json(aListing()));
    await searchProducts("a/b? ü", {});
    expect(fetchStub.mock.lastCall?.[0]).toBe(
      "http://localhost:9100/products/search/a%2Fb%3F%20%C3%BC?locale=en",
    );
  });

  it("passes on the sentence and the code of a problem", async () => {
    fetchStub.mockResolvedValue(problem(404, "product-not-found", "There is no such product."));
    expect(await findProduct("nothing")).toEqual({
      ok: false,
      problem: {
        code: "product-not-found",
        message: "There is no such product.",
        status: 404,
        reference: "ref-1",
      },
    });
  });

  it("asks once more where a connection broke: another one may answer", async () => {
    const product = aProduct();
    fetchStub
      .mockRejectedValueOnce(new TypeError("fetch failed"))
      .mockResolvedValue(Response.json(product));
    expect(await findProduct("black")).toMatchObject({ ok: true, value: { _id: product._id } });
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it("says that the catalogue does not answer when it cannot be reached, and logs why", async () => {
    fetchStub.mockRejectedValue(new TypeError("fetch failed"));
    const result = await findProduct("black");
    expect(result).toMatchObject({ ok: false, problem: { status: 503 } });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["an answer that is no product", () => Response.json({ ...aProduct(), Price: "cheap" })],
    ["an answer that is no JSON", () => new Response("<html>")],
    ["an error without a problem", () => new Response("<html>", { status: 500 })],
  ])("calls %s unexpected, with a reference that is in the log", async (_what, answer) => {
    fetchStub.mockResolvedValue(answer());
    const result = await findProduct("black");
    if (result.ok) throw new Error("it should have failed");
    expect(result.problem.code).toBe("unexpected");
    expect(result.problem.message).toContain(result.problem.reference);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain(result.problem.reference);
  });
});
