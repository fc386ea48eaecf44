import { fastify } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MerchandiserBackend } from "../../../src/commerce/merchandiser-backend.ts";
import { newProductSchema } from "../../../src/contract/new-product.ts";
import { createProduct } from "../../../src/merchandising/create-product.ts";
import { ProblemError } from "../../../src/problem-error.ts";
import { backendProduct } from "../backend-product.ts";
import { sampleFile } from "../file-samples.ts";

const { log } = fastify();
const by = { requestId: "test", authorization: "Bearer merchandiser" };
const product = {
  ...newProductSchema.parse({ Title: "Bottle", Price: "1", Quantity: "1", Category: "Ink" }),
  pdf: sampleFile("pdf"),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("leaves the creation its time, however long the uploads took", async () => {
  const backend: Pick<MerchandiserBackend, "upload" | "removeUpload" | "createProduct"> = {
    removeUpload: async () => undefined,
    async upload(_files, { signal }) {
      await vi.advanceTimersByTimeAsync(59_000);
      signal.throwIfAborted();
      return [{ id: "1", url: "http://files.example/1" }];
    },
    async createProduct(_fields, _request, { signal }) {
      await vi.advanceTimersByTimeAsync(20_000);
      signal.throwIfAborted();
      return { product: backendProduct(), isRepeat: false };
    },
  };
  expect(await createProduct(backend, product, by, log)).toEqual({ _id: "prod_1", slug: "bottle" });
});

it("says which file it was that the backend refused, in the form's words", async () => {
  const backend = {
    removeUpload: async () => undefined,
    async upload() {
      const fields = [{ field: "files.0", message: "This is no PDF." }];
      throw new ProblemError("invalid-request", "The product is not valid.", { fields });
    },
    createProduct: () => expect.unreachable(),
  };
  await expect(createProduct(backend, product, by, log)).rejects.toMatchObject({
    code: "invalid-request",
    details: { fields: [{ field: "pdf", message: "This is no PDF." }] },
  });
});
