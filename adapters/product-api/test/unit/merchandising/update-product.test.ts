import { translationsOf } from "@chemical-ink/catalogue-schema/translations";
import { fastify } from "fastify";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type BackendProduct, editableProduct } from "../../../src/commerce/catalogue-fields.ts";
import {
  type MerchandiserBackend,
  NoAnswerError,
} from "../../../src/commerce/merchandiser-backend.ts";
import { productChangesSchema } from "../../../src/contract/product-changes.ts";
import { updateProduct } from "../../../src/merchandising/update-product.ts";
import { ProblemError } from "../../../src/problem-error.ts";
import { backendProduct } from "../backend-product.ts";
import { sampleFile, samplePicture } from "../file-samples.ts";

const { log } = fastify();
const by = { requestId: "test", authorization: "Bearer merchandiser" };

let current: BackendProduct;
let uploads = 0;
const backend = {
  product: vi.fn<MerchandiserBackend["product"]>(async () => current),
  upload: vi.fn<MerchandiserBackend["upload"]>(async (files) =>
    files.map(({ name }) => {
      uploads += 1;
      return { id: `file_${uploads}`, url: `http://files.example/${uploads}-${name}` };
    }),
  ),
  removeUpload: vi.fn<MerchandiserBackend["removeUpload"]>(async () => undefined),
  updateProduct: vi.fn<MerchandiserBackend["updateProduct"]>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  current = backendProduct();
  uploads = 0;
  backend.updateProduct.mockImplementation(async (_id, fields) => ({
    product: { ...current, ...fields, version: "v2.4" },
    isRepeat: false,
  }));
});

function update(changes: unknown, idempotencyKey?: string) {
  const checked = productChangesSchema.parse(changes);
  return updateProduct(backend, "bottle", checked, { ...by, idempotencyKey }, log);
}

const sent = () => backend.updateProduct.mock.lastCall?.[1];
const refusal = (changes: unknown, key?: string) =>
  update(changes, key).then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error : Promise.reject(error)),
  );

describe("a change", () => {
  it("holds what was sent and nothing else", async () => {
    const product = await update({ Title: "Jar", Price: "3.50", mpn: "", volumeMl: "" });
    expect(sent()).toEqual({
      title: "Jar",
      price: 3.5,
      mpn: "",
      volume_ml: null,
      version: "v1.4",
    });
    expect(product).toMatchObject({ Title: "Jar", version: "v2.4~3" });
  });

  it("of nothing is a product sent back as it was read", async () => {
    await update(editableProduct(current));
    const { version, stock, ...fields } = { stock: undefined, ...sent() } as Record<
      string,
      unknown
    >;
    expect(version).toBe("v1.4");
    expect(stock).toBeUndefined();
    expect({ ...current, ...translationsOf({}) }).toMatchObject(fields);
  });

  it("carries the version that was seen, for the backend to decide", async () => {
    await update({ Title: "Jar", version: "v0.4~3" });
    expect(sent()).toMatchObject({ version: "v0.4" });
    const problem = await refusal({ Title: "Jar", version: "mine" });
    expect(problem).toMatchObject({ code: "invalid-request" });
    expect(problem?.details.fields?.[0]?.field).toBe("version");
  });

  it("keeps a row's type while its text says the same", async () => {
    const ficheTech = [
      { label: "Volume", value: "70 ml", number: 70, unit: "ml" },
      { label: "Refillable", value: "No", flag: true },
      { label: "Weight", value: 90, unit: "g" },
      { label: "Recyclable", value: false },
    ];
    await update({ ficheTech });
    expect(sent()).toMatchObject({
      rows: [
        { label: "Volume", value: 70, unit: "ml" },
        { label: "Refillable", value: "No" },
        { label: "Weight", value: 90, unit: "g" },
        { label: "Recyclable", value: false },
      ],
    });
  });
});

describe("a quantity", () => {
  it("is what can be bought: what is ordered already comes on top", async () => {
    await update({ Quantity: 10, version: "v1.4~3" });
    expect(sent()).toMatchObject({ stock: 11 });
  });

  it("that is as it was read writes no stock, so that an order meanwhile counts", async () => {
    current = backendProduct({ reserved: 3 });
    await update({ Quantity: 3, Title: "Jar", version: "v1.4~3" });
    expect(sent()).not.toHaveProperty("stock");
  });

  it("is not written over an order that came in between", async () => {
    current = backendProduct({ reserved: 3 });
    const problem = await refusal({ Quantity: 10, version: "v1.4~3" });
    expect(problem?.code).toBe("version-conflict");
    expect(problem?.details.current).toMatchObject({ Quantity: 1, version: "v1.4~1" });
    expect(backend.updateProduct).not.toHaveBeenCalled();
  });
});

describe("pictures", () => {
  const [first, second] = backendProduct().images.map(({ url }) => url);

  it("stay, leave and come in the order that is sent", async () => {
    const Image = [await samplePicture("png", { name: "new.png" }), await samplePicture()];
    await update({ Image, Images: JSON.stringify(["Image.1", second]) });
    expect(sent()).toMatchObject({
      images: [
        { url: expect.stringContaining("2-Sample-40.webp") },
        { url: second },
        { url: expect.stringContaining("1-new-40.webp") },
      ],
    });
  });

  it("are added where nothing is said of the others", async () => {
    await update({ Image: [await samplePicture()] });
    expect(sent()).toMatchObject({ images: [{ url: first }, { url: second }, {}] });
  });

  it("that the product does not have are refused before anything is stored", async () => {
    const Image = [await samplePicture()];
    const problem = await refusal({ Image, Images: ["http://else.example/1.png", "Image.1"] });
    expect(problem?.details.fields?.map(({ field }) => field)).toEqual(["Images.0", "Images.1"]);
    expect(backend.upload).not.toHaveBeenCalled();
  });

  it("that it had when it was read are a conflict", async () => {
    const problem = await refusal({ Images: ["http://files.example/gone"], version: "v0.4~3" });
    expect(problem?.code).toBe("version-conflict");
  });

  it("that nobody can read are told by their place", async () => {
    const problem = await refusal({ Image: [await samplePicture(), sampleFile("jpg")].map(asPng) });
    expect(problem?.details.fields?.[0]?.field).toBe("Image.1");
    expect(backend.upload).not.toHaveBeenCalled();
  });
});

function asPng(file: File): File {
  return new File([file], file.name, { type: "image/png" });
}

describe("the PDF", () => {
  const file = new File([sampleFile("pdf")], "new.pdf", { type: "application/pdf" });

  it("stays, leaves, or is another one", async () => {
    await update({ pdf: current.pdf });
    expect(sent()).toMatchObject({ pdf: current.pdf });
    await update({ pdf: "" });
    expect(sent()).toMatchObject({ pdf: "" });
    await update({ pdf: file });
    expect(sent()).toMatchObject({ pdf: "http://files.example/1-new.pdf" });
  });

  it("cannot be a stranger's address", async () => {
    const problem = await refusal({ pdf: "http://else.example/1.pdf" });
    expect(problem?.details.fields?.[0]?.field).toBe("pdf");
  });

  it("is taken back where the backend refuses the change", async () => {
    const no = new ProblemError("version-conflict", "Somebody was first.");
    backend.updateProduct.mockRejectedValueOnce(no);
    expect(await refusal({ pdf: file })).toBe(no);
    expect(backend.removeUpload).toHaveBeenCalledWith("file_1", expect.anything());
  });
});

describe("a change that is sent again", () => {
  it("by its key is answered as before, though it would be a conflict now", async () => {
    const answered = backendProduct({ version: "v2.9", stock: 11 });
    current = answered;
    backend.updateProduct.mockResolvedValueOnce({ product: answered, isRepeat: true });
    const product = await update({ Quantity: 10, version: "v1.4~3" }, "key-1");
    expect(product.Quantity).toBe(10);
    expect(backend.updateProduct.mock.lastCall?.[2].key).toBe("key-1");
  });

  it("is a conflict where it was not done before", async () => {
    current = backendProduct({ reserved: 3 });
    const no = new ProblemError("version-conflict", "No such version.");
    backend.updateProduct.mockRejectedValueOnce(no);
    const problem = await refusal({ Quantity: 10, version: "v1.4~3" }, "key-1");
    expect(problem?.details.current).toMatchObject({ Quantity: 1 });
    expect(sent()).toEqual({ version: "none" });
  });

  it("has the same fingerprint with the same files, and another with others", async () => {
    const fingerprint = async (content: string) => {
      await update({ pdf: new File([content], "a.pdf", { type: "application/pdf" }) }, "key-1");
      return backend.updateProduct.mock.lastCall?.[2].fingerprint;
    };
    const one = await fingerprint("one");
    expect(one).toHaveLength(43);
    expect(await fingerprint("one")).toBe(one);
    expect(await fingerprint("two")).not.toBe(one);
  });

  it("takes its own files back where the first one's are the product's", async () => {
    backend.updateProduct.mockResolvedValueOnce({ product: current, isRepeat: true });
    await update({ Image: [await samplePicture()] }, "key-1");
    expect(backend.removeUpload).toHaveBeenCalledTimes(1);
  });
});

describe("where the backend does not answer", () => {
  it("it is asked again, with the same key, and the files are the product's", async () => {
    backend.updateProduct.mockRejectedValueOnce(new NoAnswerError("gone"));
    backend.updateProduct.mockImplementationOnce(async (_id, fields) => ({
      product: { ...current, ...fields },
      isRepeat: true,
    }));
    await update({ Image: [await samplePicture()] });
    const keys = backend.updateProduct.mock.calls.map(([, , { key }]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(backend.removeUpload).not.toHaveBeenCalled();
  });

  it("at all, nobody claims to know", async () => {
    backend.updateProduct.mockRejectedValue(new NoAnswerError("gone"));
    const problem = await refusal({ Image: [await samplePicture()] });
    expect(problem?.code).toBe("outcome-unknown");
    expect(backend.removeUpload).not.toHaveBeenCalled();
  });
});
