import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./form.ts";
import { tokenOf } from "./merchandiser.ts";
import { ask, listing } from "./product-api-client.ts";

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
}
interface ResponseObject {
  content?: Record<string, { schema: object }>;
}
interface Call {
  /** The described path, and what stands for its parameters. */
  path: string;
  method: "get" | "post" | "put" | "delete";
  status: number;
  params?: readonly string[];
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

let description: OpenApi;
let ajv: Ajv2020;

beforeAll(async () => {
  description = (await (await ask("/openapi.json")).json()) as OpenApi;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(description, "service");
});

/** Asks, and checks the answer against what the description says of it. */
async function expectDescribed({ path, method, status, params = [], body, headers }: Call) {
  const values = [...params];
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""));
  const isForm = body instanceof FormData || typeof body === "string";
  const answer = await ask(url, {
    method: method.toUpperCase(),
    headers: {
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const what = `${method} ${url}`;
  expect(answer.status, what).toBe(status);
  const response = description.paths[path]?.[method]?.responses[status];
  expect(response, `${what} is not described for ${status}`).toBeDefined();
  if (status === 204) return expect(await answer.text()).toBe("");
  const [mediaType = ""] = (answer.headers.get("content-type") ?? "").split(";");
  const schema = response?.content?.[mediaType]?.schema;
  if (!schema) throw new Error(`${what} is not described for ${status} as ${mediaType}`);
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll("#/", "service#/")));
  check(await answer.json());
  expect(check.errors, what).toBeNull();
}

describe("the service's own description", () => {
  it("is OpenAPI 3.1 and has a page to try it", async () => {
    expect(description.openapi).toBe("3.1.0");
    const page = await ask("/docs");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("swagger-ui");
  });

  it("is kept by every answer to a shopper, good or bad, fresh or kept", async () => {
    const [product] = (await listing("/products", { itemsPerPage: 1 })).products;
    const { slug = "", Title = "", categorySlug = "" } = product ?? {};
    const page = { itemsPerPage: 100 };
    const listings = [
      { path: "/products", params: [] },
      { path: "/products/search/{term}", params: ["ink"] },
      { path: "/products/category/{category}", params: [categorySlug] },
    ] as const;
    const calls: Call[] = [
      ...listings.flatMap(({ path, params }): Call[] => {
        const one = { path, params: [...params], method: "post" } as const;
        const csv = { "content-type": "text/csv" };
        return [
          // The second answer comes ready from memory.
          { ...one, status: 200, body: page },
          { ...one, status: 200, body: page },
          { ...one, status: 200, body: { page: 1_000, filters: { brand: ["Nobody"] } } },
          { ...one, status: 400, body: { page: 0 } },
          { ...one, status: 413, body: "x".repeat(200_000) },
          { ...one, status: 415, body: "page=1", headers: csv },
        ];
      }),
      { path: "/products/search/{term}", params: ["blakc"], method: "post", status: 200 },
      { path: "/products/search/{term}", params: ["☃"], method: "post", status: 200 },
      { path: "/products/search/{term}", params: ["\t"], method: "post", status: 400 },
      { path: "/products/category/{category}", params: ["spoons"], method: "post", status: 404 },
      { path: "/product/{id}", params: [slug], method: "get", status: 200 },
      { path: "/product/{id}", params: ["nothing"], method: "get", status: 404 },
      { path: "/product/{id}", params: ["\0"], method: "get", status: 400 },
      { path: "/products/titles", method: "get", status: 200 },
      { path: "/products/addresses/{page}", params: ["1"], method: "get", status: 200 },
      { path: "/products/addresses/{page}", params: ["0"], method: "get", status: 400 },
      { path: "/products/printers", method: "get", status: 200 },
      { path: "/products/title/{title}", params: [Title], method: "get", status: 200 },
      { path: "/products/title/{title}", params: ["nothing"], method: "get", status: 404 },
      { path: "/products/productOfTheYear", method: "get", status: 200 },
      { path: "/products/newArrivals/{param}", params: ["100"], method: "get", status: 200 },
      { path: "/products/newArrivals/{param}", params: ["0"], method: "get", status: 400 },
      { path: "/products/bestSellers/{param}", params: ["100"], method: "get", status: 200 },
      { path: "/products/bestSellers/{param}", params: ["x"], method: "get", status: 400 },
      { path: "/health/live", method: "get", status: 200 },
      { path: "/health/ready", method: "get", status: 200 },
    ];
    for (const call of calls) {
      const isJsonText = typeof call.body === "string" && !call.headers;
      const headers = isJsonText ? { "content-type": "application/json" } : call.headers;
      await expectDescribed({ ...call, ...(headers && { headers }) });
    }
  });

  it("is kept by every answer to a merchandiser, and to who is none", async () => {
    const authorization = `Bearer ${await tokenOf("merchandiser")}`;
    const title = `Test ${crypto.randomUUID()}`;
    const fields = { Title: title, Price: "1", Quantity: "1", Category: "Ink bottles" };
    const made = await ask("/product/create", {
      method: "POST",
      headers: { authorization },
      body: formOf({ ...fields, status: "draft", ficheTech: '[{"label":"Refill","value":true}]' }),
    });
    const { _id } = (await made.json()) as { _id: string };
    const create = { path: "/product/create", method: "post" } as const;
    const edit = { path: "/admin/product-update/{id}", params: [_id] };
    const year = { path: "/products/saveProductOfTheYear", method: "post" } as const;
    const lookup = { path: "/admin/words/lookup", method: "post" } as const;
    const translate = { path: "/admin/words", method: "put" } as const;
    const noCategory = { text: title, translation: "Aucune" };
    const remove = { path: "/product/{id}", params: [_id], method: "delete" } as const;
    const key = { "idempotency-key": crypto.randomUUID() };
    const { version } = (await (
      await ask(`/admin/product-update/${_id}`, { headers: { authorization } })
    ).json()) as { version: string };
    const calls: Call[] = [
      { ...create, status: 400, body: formOf({ ...fields, Price: "free" }) },
      { ...create, status: 409, body: formOf(fields) },
      { ...create, status: 415, body: fields },
      { ...edit, method: "get", status: 200 },
      { ...edit, method: "get", status: 404, params: ["nothing"] },
      { ...edit, method: "put", status: 200, body: { Description: "New.", version }, headers: key },
      { ...edit, method: "put", status: 422, body: { Description: "Newer." }, headers: key },
      { ...edit, method: "put", status: 200, body: formOf({ Description: "Newer." }) },
      { ...edit, method: "put", status: 409, body: { Description: "Late.", version } },
      { ...edit, method: "put", status: 400, body: { Price: -1, size: "XL" } },
      { ...edit, method: "put", status: 404, body: {}, params: ["nothing"] },
      { ...edit, method: "put", status: 413, body: { Description: "x".repeat(2_000_000) } },
      { ...year, status: 400, body: {} },
      { ...year, status: 404, body: { title: "No such product" } },
      { ...year, status: 422, body: { title } },
      { ...lookup, status: 200, body: { locale: "fr", words: ["Black"] } },
      { ...lookup, status: 400, body: { locale: "en" } },
      { ...translate, status: 200, body: { locale: "fr" } },
      { ...translate, status: 400, body: { locale: "fr", categories: [noCategory] } },
      { ...remove, status: 204 },
      { ...remove, status: 404 },
    ];
    for (const call of calls) {
      await expectDescribed({ ...call, headers: { ...call.headers, authorization } });
    }
    const strangers: Call[] = [
      { ...create, status: 401 },
      { ...edit, method: "get", status: 401 },
      { ...edit, method: "put", status: 401 },
      { ...year, status: 401, body: { title } },
      { ...lookup, status: 401, body: {} },
      { ...translate, status: 401, body: {} },
      { ...remove, status: 401 },
    ];
    for (const call of strangers) await expectDescribed(call);
  });

  it("covers every call that is served", () => {
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual([
      "DELETE /product/{id}",
      "GET /admin/product-update/{id}",
      "GET /admin/products",
      "GET /admin/vocabulary",
      "GET /health/live",
      "GET /health/ready",
      "GET /product/{id}",
      "GET /products/addresses/{page}",
      "GET /products/bestSellers/{param}",
      "GET /products/newArrivals/{param}",
      "GET /products/printers",
      "GET /products/productOfTheYear",
      "GET /products/title/{title}",
      "GET /products/titles",
      "POST /admin/words/lookup",
      "POST /product/create",
      "POST /products",
      "POST /products/category/{category}",
      "POST /products/saveProductOfTheYear",
      "POST /products/search/{term}",
      "PUT /admin/product-update/{id}",
      "PUT /admin/words",
    ]);
  });
});
