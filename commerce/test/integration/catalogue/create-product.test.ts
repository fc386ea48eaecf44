import { describe, expect, it, vi } from "vitest";
import { adminToken, call, idTokenOf, newAddress, onlyHit, signIn } from "../support/backend";
import {
  editable,
  newProductFixture,
  type ProductAnswer,
  productsPath,
  soon,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

describe("creating a whole product", () => {
  it("puts it into the catalogue with all that belongs to it", async () => {
    await withProductFixture(
      async (product, ask) => {
        const { id, handle } = product;
        expect(product).toMatchObject({ status: "published", sold: 0, stock: 4, condition: "oem" });
        expect((await ask(`${productsPath}/${id}`)).body.product).toEqual(product);
        await vi.waitFor(
          async () =>
            expect(await onlyHit({ handle })).toMatchObject({
              id,
              title: product.title,
              price: 12.5,
              quantity: 4,
              category: product.category,
              sub_category: "Epson",
              mpn: product.mpn,
              condition: "oem",
              printers: expect.arrayContaining(product.printers),
            }),
          soon,
        );
        const again = await ask(productsPath, { body: { ...editable(product), handle: "" } });
        expect(again.status).toBe(409);
        expect(again.body.fields.map(({ field }) => field)).toEqual(["title", "mpn"]);
      },
      {
        condition: "oem",
        printers: ["Epson L3150", `Epson ${crypto.randomUUID()}`],
      } as object,
    );
  });

  it("keeps what a sheet's rows are: texts, numbers with units, yes or no", async () => {
    const rows = [
      { label: "Capacity", value: 70.5, unit: "ml" },
      { label: "Refillable", value: true },
      { label: "Yield", value: 7500 },
      { label: "Ink", value: "Dye" },
    ];
    await withProductFixture(
      async ({ id, rows: stored }) => {
        expect(stored).toEqual(rows);
        await vi.waitFor(
          async () =>
            expect(JSON.parse((await onlyHit({ id })).fiche_tech_json)).toEqual([
              { label: "Capacity", value: "70.5 ml", number: 70.5, unit: "ml" },
              { label: "Refillable", value: "Yes", flag: true },
              { label: "Yield", value: "7500", number: 7500 },
              { label: "Ink", value: "Dye" },
            ]),
          soon,
        );
      },
      { rows } as object,
    );
  });

  it("numbers the address of another product that is called alike", async () => {
    await withProductFixture(async ({ title, handle, category }, ask) => {
      const other = {
        ...newProductFixture(),
        title: title.replace("Test bottle", "Test: BOTTLE"),
        category,
      };
      const { body } = await ask(productsPath, { body: other });
      await takeAway(body.product.id, []);
      expect(body.product.handle).toBe(`${handle}-2`);
    });
  });

  it("makes one product of five calls at the same moment, and nothing of it gets lost", async () => {
    const token = await adminToken();
    const fixture = newProductFixture();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call<ProductAnswer>(productsPath, { token, body: fixture })),
    );
    const created = answers.filter(({ status }) => status === 201);
    const product = created[0]?.body.product;
    try {
      expect(created).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
      await vi.waitFor(
        async () =>
          expect(await onlyHit({ handle: product?.handle })).toMatchObject({
            category: fixture.category,
            sub_category: "Epson",
            printers: fixture.printers,
          }),
        soon,
      );
    } finally {
      await takeAway(product?.id ?? "", [fixture.category]);
    }
  });

  it("is not for shoppers, and neither are changes and deletions", async () => {
    const idToken = await idTokenOf({ email: newAddress(), password: "ink-and-paper" });
    const { body } = await signIn("customer", idToken);
    for (const token of [undefined, body.token]) {
      expect((await call(productsPath, { token, body: newProductFixture() })).status).toBe(401);
      const product = `${productsPath}/prod_1`;
      expect((await call(product, { token })).status).toBe(401);
      expect((await call(product, { token, body: {} })).status).toBe(401);
      expect((await call(product, { token, method: "DELETE" })).status).toBe(401);
    }
  });
});

describe("an idempotency key", () => {
  it("makes one product however often the request is sent, at once or later", async () => {
    const token = await adminToken();
    const fixture = newProductFixture();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const send = (body: object) => call<ProductAnswer>(productsPath, { token, headers, body });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fixture)));
    const created = answers.filter(({ status }) => status === 201);
    const { id } = created[0]?.body.product ?? { id: "" };
    try {
      expect(new Set(created.map(({ body }) => body.product.id)).size).toBe(1);
      for (const { status, body } of answers.filter((answer) => !created.includes(answer))) {
        expect([status, body.code]).toEqual([409, "in_progress"]);
      }
      expect(await send(fixture)).toEqual(created[0]);
      const other = await send({ ...fixture, price: 1 });
      expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    } finally {
      await takeAway(id, [fixture.category]);
    }
  });

  it("is free again after a refusal", async () => {
    const token = await adminToken();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await withProductFixture(async ({ title }, ask) => {
      const twin = { ...newProductFixture(), title, mpn: "" };
      const refused = await ask(productsPath, { headers, body: twin });
      expect(refused.body.code).toBe("already_there");
    });
    const fixture = newProductFixture();
    const { status, body } = await call<ProductAnswer>(productsPath, {
      token,
      headers,
      body: fixture,
    });
    await takeAway(body.product.id, [fixture.category]);
    expect(status).toBe(201);
  });
});
