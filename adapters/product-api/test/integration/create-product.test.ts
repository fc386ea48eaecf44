import { afterEach, describe, expect, it, vi } from "vitest";
import { createdProductSchema } from "../../src/contract/new-product.ts";
import { problemSchema } from "../../src/contract/problem.ts";
import { productSchema } from "../../src/contract/product.ts";
import { sampleFile, samplePicture } from "../unit/file-samples.ts";
import { formOf } from "./form.ts";
import { backendProducts, removeProduct, tokenOf } from "./merchandiser.ts";
import { ask, listing } from "./product-api-client.ts";

let created: string[] = [];

afterEach(async () => {
  const token = await tokenOf("merchandiser");
  for (const id of created) {
    // Not before the index has it: the other tests count what is in there.
    await vi.waitFor(async () => expect((await ask(`/product/${id}`)).status).toBe(200), inAMoment);
    await removeProduct(id, token);
    await vi.waitFor(async () => expect((await ask(`/product/${id}`)).status).toBe(404), inAMoment);
  }
  created = [];
});

const inAMoment = { timeout: 15_000, interval: 100 };

/** A product nobody has made before, standing where others stand already. */
async function newProductFixture() {
  const [neighbour] = (await listing("/products/search/T6641")).products;
  const mpn = `TEST-${crypto.randomUUID().slice(0, 8)}`;
  return {
    Title: `Test bottle ${mpn}`,
    Description: "A bottle that a test makes.",
    Price: "12.50",
    Quantity: "4",
    color: "Black",
    Brand: "Epson",
    Category: neighbour?.Category ?? "",
    subCategory: neighbour?.subCategory ?? "",
    mpn,
    ficheTech: '[{"label":"Volume","value":"70 ml"},{"label":"Weight","value":"90 g"}]',
  };
}

async function create(fields: Record<string, string | File>, token?: string): Promise<Response> {
  const body = formOf(fields);
  const answer = await ask("/product/create", {
    method: "POST",
    body,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (answer.status === 201) {
    created.push(createdProductSchema.parse(await answer.clone().json())._id);
  }
  return answer;
}

async function fieldsOf(answer: Response) {
  return problemSchema.parse(await answer.json()).fields?.map(({ field }) => field);
}

describe("creating a product", () => {
  it("puts it into the shop with its picture, sheet and PDF", async () => {
    const fixture = await newProductFixture();
    const answer = await create(
      {
        ...fixture,
        Image: await samplePicture("png", { name: "Front.png" }),
        pdf: sampleFile("pdf"),
      },
      await tokenOf("merchandiser"),
    );
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { _id, slug } = createdProductSchema.parse(await answer.json());

    const product = await vi.waitFor(async () => {
      const listed = (await listing("/products", { sort: "newest" })).products;
      const own = listed.find((one) => one._id === _id);
      expect(own).toBeDefined();
      return productSchema.parse(own);
    }, inAMoment);
    expect(product).toMatchObject({
      slug,
      Title: fixture.Title,
      Description: fixture.Description,
      Price: 12.5,
      Quantity: 4,
      sold: 0,
      color: "Black",
      Brand: "Epson",
      Category: fixture.Category,
      subCategory: fixture.subCategory,
      mpn: fixture.mpn,
      ficheTech: JSON.parse(fixture.ficheTech),
    });
    for (const [url, type] of [
      [product.Image, "image/webp"],
      [product.pdf, "application/pdf"],
    ] as const) {
      const file = await fetch(url);
      expect(file.headers.get("content-type")).toBe(type);
    }
  });

  it("twice says which field another product has already", async () => {
    const token = await tokenOf("merchandiser");
    const fixture = await newProductFixture();
    expect((await create(fixture, token)).status).toBe(201);
    const again = await create({ ...fixture, Image: await samplePicture() }, token);
    expect(again.status).toBe(409);
    expect(await fieldsOf(again)).toEqual(["Title", "mpn"]);
    expect(await backendProducts(fixture.mpn, token)).toEqual(created);
  });

  it("is for merchandisers, and leaves nothing behind for others", async () => {
    const fixture = await newProductFixture();
    for (const token of [undefined, "forged", await tokenOf("shopper")]) {
      const answer = await create({ ...fixture, Image: await samplePicture() }, token);
      expect(answer.status).toBe(401);
      expect(problemSchema.parse(await answer.json()).code).toBe("not-signed-in");
    }
    expect(await backendProducts(fixture.mpn, await tokenOf("merchandiser"))).toEqual([]);
  });

  it("says what is wrong with which field", async () => {
    const fixture = {
      ...(await newProductFixture()),
      Title: " ",
      Price: "1.999",
      ficheTech: "Volume",
    };
    const answer = await create({ ...fixture, size: "XL" }, await tokenOf("merchandiser"));
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toEqual(["Title", "Price", "ficheTech", "size"]);
  });

  it("is not taken in by a file's name", async () => {
    const text = new File(["Just text."], "picture.png", { type: "image/png" });
    const answer = await create(
      { ...(await newProductFixture()), Image: text },
      await tokenOf("merchandiser"),
    );
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toEqual(["Image.0"]);
  });
});
