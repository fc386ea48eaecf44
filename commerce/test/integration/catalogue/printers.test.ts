import { expect, it } from "vitest";
import { adminToken, call } from "../support/backend";

interface Printers {
  printers: { make: string; model: string }[];
  count: number;
  limit: number;
  offset: number;
}

it.each(["l3150", "L 31-50", "EPSON l3150", "epsonL3150"])("finds a printer as %j", async (q) => {
  const { body } = await call<Printers>(`/store/printers?q=${encodeURIComponent(q)}`);
  expect(body.printers[0]).toMatchObject({ make: "Epson", model: "L3150" });
});

it("pages through a make's printers, each once", async () => {
  const page = async (offset: number) =>
    (await call<Printers>(`/store/printers?make=epson&limit=5&offset=${offset}`)).body;
  const [first, second] = [await page(0), await page(5)];
  expect(first).toMatchObject({ limit: 5, offset: 0, count: second.count });
  const models = [...first.printers, ...second.printers].map(({ make, model }) => make + model);
  expect(new Set(models).size).toBe(10);
  expect(models.every((name) => name.startsWith("Epson"))).toBe(true);
});

it("answers the same to merchandisers, and to nobody else in the admin", async () => {
  const path = "/admin/catalogue/printers?q=l3150";
  const { body } = await call<Printers>(path, { token: await adminToken() });
  expect(body).toEqual((await call<Printers>("/store/printers?q=l3150")).body);
  expect((await call(path)).status).toBe(401);
});

it.each(["limit=0", "limit=101", "limit=x", "offset=-1", "q=a&q=b", "page=2"])(
  "says what is wrong with ?%s",
  async (query) => {
    const { status, body } = await call<{ code: string }>(`/store/printers?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_fields"]);
  },
);

it.each(["%", "_", "'", "🖨", "\\"])("finds nothing that is called %j", async (q) => {
  const { status, body } = await call<Printers>(`/store/printers?q=${encodeURIComponent(q)}`);
  expect([status, body.count]).toEqual([200, 0]);
});
