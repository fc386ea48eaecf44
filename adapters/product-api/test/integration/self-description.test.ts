import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, listing } from "./product-api-client.ts";

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
}
interface ResponseObject {
  content: Record<string, { schema: object }>;
}

let description: OpenApi;
let ajv: Ajv2020;

beforeAll(async () => {
  description = (await (await ask("/openapi.json")).json()) as OpenApi;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(description, "service");
});

/** What the description says of an answer, as a check. */
function checkOf(path: string, method: string, status: number, mediaType: string) {
  const response = description.paths[path]?.[method]?.responses[status];
  const schema = response?.content[mediaType]?.schema;
  if (!schema) {
    throw new Error(`${method} ${path} is not described for ${status} as ${mediaType}`);
  }
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll("#/", "service#/")));
}

describe("the service's own description", () => {
  it("is OpenAPI 3.1 and has a page to try it", async () => {
    expect(description.openapi).toBe("3.1.0");
    const page = await ask("/docs");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("swagger-ui");
  });

  it("is kept by every answer, good or bad", async () => {
    const [product] = (await listing("/products", { itemsPerPage: 1 })).products;
    const title = encodeURIComponent(product?.Title ?? "");
    const page = '{"itemsPerPage":100}';
    const calls: [string, string, string, number, string?][] = [
      ["post", "/products", "/products", 200, page],
      ["post", "/products", "/products", 400, '{"page":0}'],
      ["post", "/products", "/products", 415, "page=1"],
      ["post", "/products", "/products", 413, `"${"x".repeat(200_000)}"`],
      ["post", "/products/search/{term}", "/products/search/ink", 200, page],
      ["post", "/products/search/{term}", "/products/search/blakc", 200, page],
      ["post", "/products/search/{term}", "/products/search/%09", 400, page],
      ["post", "/products/category/{category}", `/products/category/${product?.categorySlug}`, 200],
      ["post", "/products/category/{category}", "/products/category/spoons", 404],
      ["post", "/product/create", "/product/create", 401],
      ["get", "/product/{id}", `/product/${product?.slug}`, 200],
      ["get", "/product/{id}", "/product/nothing", 404],
      ["get", "/products/titles", "/products/titles", 200],
      ["get", "/products/title/{title}", `/products/title/${title}`, 200],
      ["get", "/products/title/{title}", "/products/title/nothing", 404],
      ["get", "/products/newArrivals/{param}", "/products/newArrivals/100", 200],
      ["get", "/products/newArrivals/{param}", "/products/newArrivals/0", 400],
      ["get", "/products/bestSellers/{param}", "/products/bestSellers/100", 200],
      ["get", "/health/live", "/health/live", 200],
      ["get", "/health/ready", "/health/ready", 200],
    ];
    for (const [method, path, url, status, body] of calls) {
      const answer = await ask(url, {
        method: method.toUpperCase(),
        ...(body && {
          body,
          headers: { "content-type": body === "page=1" ? "text/csv" : "application/json" },
        }),
      });
      expect(answer.status, `${method} ${url}`).toBe(status);
      const [mediaType = ""] = (answer.headers.get("content-type") ?? "").split(";");
      const check = checkOf(path, method, status, mediaType);
      const isRight = check(await answer.json());
      expect(check.errors, `${method} ${url}`).toBeNull();
      expect(isRight).toBe(true);
    }
  });

  it("covers every path that is served", async () => {
    expect(Object.keys(description.paths).sort()).toEqual([
      "/health/live",
      "/health/ready",
      "/product/create",
      "/product/{id}",
      "/products",
      "/products/bestSellers/{param}",
      "/products/category/{category}",
      "/products/newArrivals/{param}",
      "/products/search/{term}",
      "/products/title/{title}",
      "/products/titles",
    ]);
  });
});
