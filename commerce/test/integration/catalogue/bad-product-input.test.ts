import { expect, it } from "vitest";
import { adminToken, call } from "../support/backend";
import {
  newProductFixture,
  type ProductAnswer,
  productsPath as path,
  takeAway,
  withProductFixture,
} from "../support/product-fixture";

const script = `<script>alert("x")</script><img src=x onerror=alert(1)>`;

it.each<[string, unknown, number, string]>([
  ["a price of three decimals", { price: 9.999 }, 400, "price"],
  ["a price that is a text", { price: "9.90" }, 400, "price"],
  ["a price that is not there", { price: null }, 400, "price"],
  ["negative stock", { stock: -1 }, 400, "stock"],
  ["a list for a text", { category: ["Ink"] }, 400, "category"],
  ["an object for a list", { rows: { 0: { label: "a", value: "b" } } }, 400, "rows"],
  ["a thousand rows", { rows: Array(1000).fill({ label: "a", value: "b" }) }, 400, "rows"],
  ["a row of null", { rows: [null] }, 400, "rows.0"],
  ["a description of a megabyte", { description: "x".repeat(1_000_000) }, 400, "description"],
  ["a character that no text has", { title: "a\u0000b" }, 400, "title"],
  ["half a character", { brand: "a\ud83d" }, 400, "brand"],
  ["a field that there is not", { colour: "black" }, 400, "colour"],
  ["a prototype", JSON.parse(`{"__proto__": {"price": 1}}`), 400, "__proto__"],
  ["a script for an address", { pdf: "javascript:alert(1)" }, 400, "pdf"],
])("%s is a problem of that field, and changes nothing", async (_, wrong, status, field) => {
  const token = await adminToken();
  const fixture = newProductFixture();
  // Spreading would lose a key of this name.
  const body = JSON.stringify(fixture).replace(/}$/, JSON.stringify(wrong).replace(/^{/, ","));
  const answer = await call<ProductAnswer>(path, { token, body });
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe("invalid_fields");
  expect(answer.body.fields.map((problem) => problem.field)).toEqual([field]);
  const found = await call<{ count: number }>(`/admin/products?q=${fixture.mpn}`, { token });
  expect(found.body.count).toBe(0);
});

it.each<[string, string, number, string]>([
  ["ten megabytes", JSON.stringify({ description: "x".repeat(10_000_000) }), 413, "body_too_large"],
  ["no JSON", `{"title": `, 400, "malformed_json"],
  ["a number", "1", 400, "malformed_json"],
  ["a list", "[]", 400, "malformed_json"],
  ["nothing", "", 400, "invalid_fields"],
])(
  "a body that is %s is answered, and not with a failure of ours",
  async (_, body, status, code) => {
    const token = await adminToken();
    const answer = await call<ProductAnswer>(path, { token, method: "POST", body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  },
);

it("stores markup, emoji and right-to-left text exactly, in every text field", async () => {
  const odd = `${script} 🖨️ حبر \u202Eطابعة\u202C 墨水 'or 1=1-- \\ %s \${x} ?`;
  const text = {
    description: odd,
    brand: odd,
    color: odd,
    series: odd,
    kind: odd,
    ink_type: odd,
    yield_standard: odd,
    sub_category: odd,
    rows: [{ label: odd, value: odd }],
    printers: [`${odd.replace(/^\S+/, "Epson")}`],
  };
  const title = `${odd} ${crypto.randomUUID()}`;
  await withProductFixture(
    async (product, ask) => {
      expect(product).toMatchObject({ title, ...text });
      expect((await ask(`${path}/${product.id}`)).body.product).toEqual(product);
      const { id, version } = product;
      const mpn = `${odd} ${crypto.randomUUID()}`;
      const { body } = await ask(`${path}/${id}`, { body: { version, mpn, category: odd } });
      expect(body.product).toMatchObject({ ...text, mpn, category: odd });
      await takeAway(id, [odd]);
    },
    { title, ...text } as object,
  );
});

it("refuses the same things in a change, and leaves the product as it was", async () => {
  await withProductFixture(async (product, ask) => {
    const { id, version } = product;
    for (const wrong of [
      { price: 1.999 },
      { stock: null },
      { title: "" },
      { sold: 5 },
      { rows: 1 },
    ]) {
      const { status, body } = await ask(`${path}/${id}`, { body: { version, ...wrong } });
      expect([status, body.fields.map(({ field }) => field)]).toEqual([400, Object.keys(wrong)]);
    }
    expect((await ask(`${path}/${id}`)).body.product).toEqual(product);
  });
});
