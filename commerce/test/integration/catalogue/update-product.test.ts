import { describe, expect, it, vi } from "vitest";
import type { VersionedProduct } from "../../../src/catalogue-product/catalogue-product";
import { adminToken, call, onlyHit } from "../support/backend";
import { complete, readyCart } from "../support/order";
import {
  type AdminCall,
  newProductFixture,
  productsPath,
  soon,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

async function update(ask: AdminCall, { id, version }: VersionedProduct, patch: object) {
  return ask(`${productsPath}/${id}`, { body: { version, ...patch } });
}

describe("changing a product", () => {
  it("changes what was sent, leaves the rest, and tells the catalogue", async () => {
    await withProductFixture(async (product, ask) => {
      const patch = {
        title: `${product.title} renamed`,
        price: 13.1,
        stock: 9,
        sub_category: "",
        mpn: `${product.mpn}-B`,
        volume_ml: 123456.25,
        condition: "remanufactured",
        rows: [{ label: "Capacity", value: 127, unit: "ml" }],
        printers: [],
      };
      const { status, body } = await update(ask, product, patch);
      expect(status).toBe(200);
      const { version: _, ...before } = product;
      expect(body.product).toMatchObject({ ...before, ...patch });
      expect(body.product.version).not.toBe(product.version);
      expect((await ask(`${productsPath}/${product.id}`)).body.product).toEqual(body.product);
      await vi.waitFor(
        async () =>
          expect(await onlyHit({ id: product.id })).toMatchObject({
            title: patch.title,
            handle: product.handle,
            price: 13.1,
            quantity: 9,
            sub_category: "",
            mpn: patch.mpn,
            condition: "remanufactured",
            printers: [],
          }),
        soon,
      );
    });
  });

  it("refuses whoever has seen an older version, and says what there is now", async () => {
    await withProductFixture(async (product, ask) => {
      const { body: first } = await update(ask, product, { price: 20 });
      const second = await update(ask, product, { title: "Too late" });
      expect([second.status, second.body.code]).toEqual([409, "version_conflict"]);
      expect(second.body.current).toEqual(first.product);
      const { id, version: _, ...unseen } = product;
      const none = await update(ask, { id, ...unseen, version: "" }, { price: 21 });
      expect([none.status, none.body.code]).toEqual([400, "version_required"]);
    });
  });

  it("notices an edit that was made in Medusa's admin", async () => {
    await withProductFixture(async (product, ask) => {
      await ask(`/admin/products/${product.id}`, { body: { subtitle: "", title: "By hand" } });
      const late = await update(ask, product, { price: 20 });
      expect([late.status, late.body.current.title]).toEqual([409, "By hand"]);
    });
  });

  it("is not in the way of stock that moves, unless it writes the stock", async () => {
    await withProductFixture(async (product, ask) => {
      const { body } = await update(ask, product, { stock: 3 });
      expect((await update(ask, product, { stock: 10 })).status).toBe(409);
      const text = await update(ask, product, { description: "Corrected." });
      expect(text.body.product).toMatchObject({ description: "Corrected.", stock: 3 });
      expect(body.product.stock).toBe(3);
    });
  });

  it("keeps as much stock as orders wait for", async () => {
    await withProductFixture(async (product, ask) => {
      const hit = await vi.waitFor(() => onlyHit({ id: product.id }), soon);
      const { order } = await complete((await readyCart(hit.variant_id, 3)).id);
      const refused = await update(ask, product, { stock: 2 });
      expect(refused.body.fields).toEqual([{ field: "stock", message: expect.any(String) }]);
      const kept = await update(ask, product, { stock: 3 });
      await ask(`/admin/orders/${order?.id}/cancel`, { method: "POST" });
      expect(kept.body.product.stock).toBe(3);
    });
  });

  it("keeps the old address for it, and gives that to nobody who has not asked for it", async () => {
    await withProductFixture(async (product, ask) => {
      const handle = `${product.handle}-new`;
      await update(ask, product, { handle });
      await vi.waitFor(
        async () =>
          expect(await onlyHit({ former_handles: [product.handle] })).toMatchObject({ handle }),
        soon,
      );
      const alike = { ...newProductFixture(), title: product.title, category: product.category };
      const { body: numbered } = await ask(productsPath, { body: alike });
      expect(numbered.product.handle).toBe(`${product.handle}-2`);
      const taken = await update(ask, numbered.product, { handle: product.handle });
      const wrong = await update(ask, taken.body.product, { handle });
      await takeAway(numbered.product.id, []);
      expect(taken.body.product.handle).toBe(product.handle);
      expect(wrong.body.fields).toEqual([{ field: "handle", message: expect.any(String) }]);
    });
  });

  it("refuses another product's part number, and a product that is not there", async () => {
    await withProductFixture(async (product, ask) => {
      await withProductFixture(async (other) => {
        const { status, body } = await update(ask, product, { mpn: other.mpn });
        expect([status, body.fields[0]?.field]).toEqual([409, "mpn"]);
      });
      const nobody = await update(ask, { ...product, id: "prod_nobody" }, { price: 1 });
      expect([nobody.status, nobody.body.code]).toEqual([404, "not_found"]);
    });
  });
});

describe("a hundred changes of one product at once", () => {
  it("leave one of the written states, all parts of it agreeing, the index as well", async () => {
    await withProductFixture(async (product, ask) => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, number) =>
          update(ask, product, {
            title: `${product.title} ${number}`,
            price: number + 0.5,
            stock: number,
            volume_ml: number + 1,
            rows: [{ label: "Number", value: number }],
          }),
        ),
      );
      const written = answers.filter(({ status }) => status === 200);
      expect(written).toHaveLength(1);
      const number = written[0]?.body.product.stock ?? -1;
      const state = {
        title: `${product.title} ${number}`,
        price: number + 0.5,
        stock: number,
        volume_ml: number + 1,
        rows: [{ label: "Number", value: number }],
      };
      expect((await ask(`${productsPath}/${product.id}`)).body.product).toMatchObject(state);
      for (const { status, body } of answers.filter((answer) => !written.includes(answer))) {
        expect(status).toBe(409);
        // On a slow machine the last ones are refused as too many.
        if (body.code === "version_conflict") expect(body.current).toMatchObject(state);
        else expect(body.code).toBe("in_progress");
      }
      await vi.waitFor(async () => {
        const { title, price, quantity, fiche_tech_json } = await onlyHit({ id: product.id });
        expect({ title, price, quantity }).toEqual({
          title: state.title,
          price: state.price,
          quantity: number,
        });
        expect(fiche_tech_json).toContain(`"number":${number}`);
      }, soon);
    });
  });
});

describe("a change and a deletion at once", () => {
  it("leave a changed product that is gone, or one that was gone before", async () => {
    const token = await adminToken();
    await withProductFixture(async (product, ask) => {
      const [changed, deleted] = await Promise.all([
        update(ask, product, { title: "Changed", price: 3, category: "Nowhere else" }),
        call(`${productsPath}/${product.id}`, { token, method: "DELETE" }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
      expect((await ask(`${productsPath}/${product.id}`)).status).toBe(404);
      await takeAway(product.id, ["Nowhere else"]);
    });
  });
});
