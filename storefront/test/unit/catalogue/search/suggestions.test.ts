import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchedCategories } from "~/catalogue/categories.server.ts";
import { suggestionsFor } from "~/catalogue/search/suggestions.server.ts";
import { loader } from "~/pages/suggestions/route.ts";
import { aListing, aProduct } from "../../../fixtures/product.ts";

vi.mock("~/catalogue/categories.server.ts", () => ({ fetchedCategories: vi.fn() }));

const fetchStub = vi.fn<typeof fetch>();
const isSearch = (address: unknown) => String(address).includes("/products/search/");
let listing: () => Response;

beforeEach(() => {
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  vi.stubEnv("MEDUSA_PUBLISHABLE_KEY", "pk_1");
  vi.stubGlobal("fetch", fetchStub);
  listing = () => Response.json(aListing({ total: 59 }));
  fetchStub.mockImplementation(async (address) =>
    isSearch(address)
      ? listing()
      : Response.json([
          { name: "Epson L3150", products: 5 },
          { name: "HP 2130", products: 1 },
        ]),
  );
  vi.mocked(fetchedCategories).mockResolvedValue([
    {
      name: "Ink bottles",
      slug: "ink-bottles",
      children: [{ name: "Epson ink bottles", slug: "epson-ink-bottles" }],
    },
  ]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

async function suggested(typed: string) {
  const found = await suggestionsFor(typed);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

const ask = (query: string) =>
  loader({
    request: new Request(`http://shop.example/suggestions?${query}`),
  } as Parameters<typeof loader>[0]);

describe("suggestions", () => {
  it("are products, printers and categories of either level, and how many results there are", async () => {
    const { products, printers, categories, total } = await suggested("eps");
    expect(products).toEqual([
      {
        slug: "epson-664-black",
        title: aProduct().Title,
        price: 9.9,
        currency: "eur",
        picture: "http://files.example/black-320.webp",
      },
    ]);
    expect(printers).toEqual([{ name: "Epson L3150", products: 5 }]);
    expect(categories).toEqual([{ name: "Epson ink bottles", slug: "epson-ink-bottles" }]);
    expect(total).toBe(59);
  });

  it("name a category whose words begin as typed, in any order", async () => {
    expect((await suggested("bott ink")).categories.map(({ slug }) => slug)).toEqual([
      "ink-bottles",
      "epson-ink-bottles",
    ]);
    expect((await suggested("ottles")).categories).toEqual([]);
  });

  it("say what was searched for where the word was mistyped", async () => {
    listing = () => Response.json(aListing({ correctedTerm: "black" }));
    expect((await suggested("blakc")).correctedTerm).toBe("black");
  });

  it("of nothing are nothing, and ask nobody", async () => {
    const answer = await ask("q=%20%00");
    expect(await answer.json()).toMatchObject({ products: [], total: 0 });
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it("are kept by nobody longer than a page, and asked for with a short text", async () => {
    const answer = await ask(`q=${"x".repeat(500)}`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=2");
    const searched = fetchStub.mock.calls.map(([address]) => String(address)).find(isSearch);
    expect(searched?.includes(`/search/${"x".repeat(80)}?`)).toBe(true);
  });

  it("that cannot be had are a failure that nobody keeps", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    listing = () => {
      throw new TypeError("fetch failed");
    };
    const answer = await ask("q=ink");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
