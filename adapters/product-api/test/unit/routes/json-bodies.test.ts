import { afterEach, describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/contract/problem.ts";
import { readyService, serviceBefore } from "../fake-backend.ts";

let service: Awaited<ReturnType<typeof serviceBefore>> | undefined;

afterEach(async () => {
  await service?.close();
  service = undefined;
});

const routes = [
  ["POST", "/product/create"],
  ["PUT", "/admin/product-update/prod_1"],
  ["POST", "/products/saveProductOfTheYear"],
  ["POST", "/products"],
  ["POST", "/products/search/ink"],
  ["POST", "/products/category/ink"],
] as const;

describe("a JSON body that is no object", () => {
  it.each(["null", "[]", '[{"page":1}]', '"text"', "1", "true"])(
    "%s is refused in words by every route that takes a body, and nothing is written",
    async (payload) => {
      const written: string[] = [];
      service = await serviceBefore((request, response) => {
        if (request.method !== "GET") written.push(`${request.method} ${request.url}`);
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
      for (const [method, url] of routes) {
        const answer = await service.app.inject({
          method,
          url,
          payload,
          headers: { "content-type": "application/json", authorization: "Bearer merchandiser" },
        });
        // A product is created by a form: JSON is another kind of body there, whatever it says.
        expect([url, answer.statusCode]).toEqual([url, url === "/product/create" ? 415 : 400]);
        expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
        expect(problemSchema.parse(answer.json()).detail).toMatch(/body/i);
      }
      expect(written).toEqual([]);
    },
  );
});

it("a listing without a body is the first page of everything", async () => {
  service = await readyService();
  const answer = await service.app.inject({ method: "POST", url: "/products" });
  expect(answer.statusCode).toBe(200);
});
