import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problemSchema } from "../../../src/contract/problem.ts";
import { backendProduct } from "../backend-product.ts";
import { serviceBefore } from "../fake-backend.ts";
import { sampleFile, samplePicture } from "../file-samples.ts";

const session = "Bearer merchandiser";
let service: Awaited<ReturnType<typeof serviceBefore>> | undefined;
let asked: { call: string; body: string; key: unknown }[] = [];

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "creation-test-"));
  vi.stubEnv("TMPDIR", folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await service?.close();
  service = undefined;
  asked = [];
});

/** A backend that takes one session, and answers the creation of a product like this. */
function backend(
  status: number | "no answer" = 201,
  answer: unknown = { product: backendProduct() },
) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("latin1");
    const call = `${request.method} ${request.url?.split("?", 1)[0]}`;
    asked.push({ call, body, key: request.headers["idempotency-key"] });
    const send = (code: number, value: unknown) =>
      response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (request.headers.authorization !== session) return send(401, {});
    if (call === "POST /admin/uploads") {
      const names = [...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name);
      const files = names.map((name) => ({ id: name, url: `http://files.example/${name}` }));
      return send(200, { files });
    }
    if (call === "POST /admin/catalogue/products") {
      return status === "no answer" ? request.socket.destroy() : send(status, answer);
    }
    return send(200, {});
  };
}

const least = { Title: "Bottle", Price: "9.90", Quantity: "3", Category: "Ink bottles" };

async function create(
  fields: Record<string, string | File | File[]>,
  headers: Record<string, string> = { authorization: session },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  const body = new Response(form);
  const answer = await service?.app.inject({
    method: "POST",
    url: "/product/create",
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { "content-type": body.headers.get("content-type") ?? "", ...headers },
  });
  if (!answer) throw new Error("The service was not started.");
  return answer;
}

const calls = () => asked.map(({ call }) => call);
const filesLeft = () => readdir(folder);

describe("creating a product", () => {
  it("stores the files, then makes the product of them", async () => {
    service = await serviceBefore(backend());
    const answer = await create({
      ...least,
      ficheTech: '[{"label":"Volume","value":"70 ml"}]',
      Image: [
        await samplePicture("png", { name: "../../Front view.exe", width: 700, height: 10 }),
        await samplePicture("jpeg", { name: "<b>.png" }),
      ],
      pdf: sampleFile("pdf"),
      video: sampleFile("webm"),
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual({ _id: "prod_1", slug: "bottle" });
    expect(calls()).toEqual([
      "GET /admin/users/me",
      ...Array.from({ length: 4 }, () => "POST /admin/uploads"),
      "POST /admin/catalogue/products",
    ]);
    const made = JSON.parse(asked.at(-1)?.body ?? "");
    expect(made).toMatchObject({
      title: "Bottle",
      price: 9.9,
      stock: 3,
      category: "Ink bottles",
      rows: [{ label: "Volume", value: "70 ml" }],
      images: [
        {
          url: expect.stringMatching(/\/front-view-\w{12}-700\.webp$/),
          sources: [
            { url: expect.stringMatching(/-320\.webp$/), width: 320 },
            { url: expect.stringMatching(/-640\.webp$/), width: 640 },
            { url: expect.stringMatching(/-700\.webp$/), width: 700 },
          ],
        },
        {
          url: expect.stringMatching(/\/b-\w{12}-40\.webp$/),
          sources: [{ url: expect.stringMatching(/-40\.webp$/), width: 40 }],
        },
      ],
      pdf: expect.stringMatching(/\/sample-\w{12}\.pdf$/),
      video: expect.stringMatching(/\/sample-\w{12}\.webm$/),
    });
    expect(await filesLeft()).toEqual([]);
  });

  it("takes an unused file field for none", async () => {
    service = await serviceBefore(backend());
    const answer = await create({ ...least, Image: new File([], ""), pdf: new File([], "") });
    expect(answer.statusCode).toBe(201);
    expect(calls()).not.toContain("POST /admin/uploads");
  });

  it("tells every wrong field, and stores nothing", async () => {
    service = await serviceBefore(backend());
    const answer = await create({
      Title: "",
      Price: "1.999",
      Quantity: "3",
      Category: "Ink",
      Image: [await samplePicture(), new File(["text"], "text.png", { type: "image/png" })],
      pdf: sampleFile("pdf", "large.pdf", 20 * 1024 * 1024 + 1),
      zip: sampleFile("pdf"),
    });
    const problem = problemSchema.parse(answer.json());
    expect(problem).toMatchObject({ status: 400, code: "invalid-request" });
    expect(problem.fields?.map(({ field }) => field)).toEqual([
      "Title",
      "Price",
      "Image.1",
      "pdf",
      "zip",
    ]);
    expect(calls()).toEqual(["GET /admin/users/me"]);
    expect(await filesLeft()).toEqual([]);
  });

  it("tells the backend's own objections at our fields, and takes the files back", async () => {
    const fields = [{ field: "title", message: "A product with this title is there already." }];
    service = await serviceBefore(
      backend(409, { code: "already_there", message: "It is there.", fields }),
    );
    const answer = await create({
      ...least,
      Image: await samplePicture("jpeg"),
      pdf: sampleFile("pdf"),
    });
    expect(problemSchema.parse(answer.json())).toMatchObject({
      status: 409,
      code: "already-there",
      fields: [{ field: "Title", message: "A product with this title is there already." }],
    });
    const removed = calls().filter((call) => call.startsWith("DELETE /admin/uploads/sample-"));
    expect(removed).toHaveLength(2);
  });

  it("takes the files back where the backend's disk is full, and says so", async () => {
    service = await serviceBefore(backend(507, { code: "storage_full", message: "No room." }));
    const answer = await create({ ...least, Image: await samplePicture() });
    expect(problemSchema.parse(answer.json())).toMatchObject({ status: 507, code: "storage-full" });
    expect(calls().at(-1)).toMatch(/^DELETE \/admin\/uploads\//);
  });

  it("takes the files back where the backend fails", async () => {
    service = await serviceBefore(backend(500, {}));
    const answer = await create({ ...least, Image: await samplePicture() });
    expect(answer.statusCode).toBe(503);
    expect(calls().at(-1)).toMatch(/^DELETE \/admin\/uploads\//);
  });

  it.each([
    ["does not answer", "no answer", undefined],
    ["is not heard through its proxy", 504, {}],
    ["says nothing that can be read", 201, { done: true }],
  ] as const)(
    "keeps the files where the backend %s: it may have made the product",
    async (_how, status, said) => {
      service = await serviceBefore(backend(status, said));
      const answer = await create({
        ...least,
        Image: await samplePicture(),
        pdf: sampleFile("pdf"),
      });
      const problem = problemSchema.parse(answer.json());
      expect(problem).toMatchObject({ status: 504, code: "outcome-unknown" });
      expect(problem.detail).toContain("before you try again");
      expect(answer.headers["retry-after"]).toBeUndefined();
      // It is asked again, by the same key, before nobody knows.
      const tries = asked.filter(({ call }) => call === "POST /admin/catalogue/products");
      expect(tries).toHaveLength(3);
      expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
      expect(calls().at(-1)).toBe("POST /admin/catalogue/products");
      expect(await filesLeft()).toEqual([]);
    },
  );

  it("says in the backend's own words why it cannot be done, and takes the files back", async () => {
    const message = "The shop has no stock location yet: set it up first.";
    service = await serviceBefore(backend(404, { type: "not_found", message }));
    const answer = await create({ ...least, Image: await samplePicture() });
    expect(problemSchema.parse(answer.json())).toMatchObject({
      status: 422,
      code: "refused",
      detail: message,
    });
    expect(calls().at(-1)).toMatch(/^DELETE \/admin\/uploads\//);
  });

  it("counts forged sessions against the limit, before the backend is asked about them", async () => {
    service = await serviceBefore(backend(), { writeRateLimitPerMinute: 3 });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call++) {
      const answer = await service.app.inject({
        method: "POST",
        url: "/product/create",
        remoteAddress: "203.0.113.5",
        headers: { authorization: "Bearer forged" },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const other = {
      method: "DELETE",
      url: "/product/prod_1",
      remoteAddress: "203.0.113.5",
    } as const;
    expect((await service.app.inject(other)).statusCode).toBe(429);
    const read = { method: "GET", url: "/health/live", remoteAddress: "203.0.113.5" } as const;
    expect((await service.app.inject(read)).statusCode).toBe(200);
    const listing = { ...read, url: "/products/newArrivals/0" } as const;
    expect((await service.app.inject(listing)).statusCode).toBe(400);
    expect(calls()).toEqual(Array.from({ length: 3 }, () => "GET /admin/users/me"));
  });

  it("is refused before anything is read without a session, or with another", async () => {
    service = await serviceBefore(backend());
    const others: Record<string, string>[] = [{}, { authorization: "Bearer shopper" }];
    for (const headers of others) {
      const answer = await create(least, headers);
      expect(problemSchema.parse(answer.json())).toMatchObject({
        status: 401,
        code: "not-signed-in",
      });
    }
    expect(calls()).toEqual(["GET /admin/users/me"]);
  });

  it("takes nothing but a form", async () => {
    service = await serviceBefore(backend());
    const answer = await create(least, {
      authorization: session,
      "content-type": "application/json",
    });
    expect(problemSchema.parse(answer.json())).toMatchObject({
      code: "unsupported-media-type",
      detail: "The body must be multipart/form-data.",
    });
  });

  it("a form that breaks off is the sender's mistake", async () => {
    service = await serviceBefore(backend());
    const answer = await create(least, {
      authorization: session,
      "content-type": "multipart/form-data; boundary=other",
    });
    expect(answer.statusCode).toBe(400);
    expect(await filesLeft()).toEqual([]);
  });
});
