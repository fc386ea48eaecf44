import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { editableProductSchema } from "../../src/contract/editable-product.ts";
import { createdProductSchema } from "../../src/contract/new-product.ts";
import { problemSchema } from "../../src/contract/problem.ts";
import { productSchema } from "../../src/contract/product.ts";
import { translatedWordsSchema } from "../../src/contract/words.ts";
import { sampleFile, samplePicture } from "../unit/file-samples.ts";
import { formOf } from "./form.ts";
import { backendProducts, removeProduct, renameInMedusa, tokenOf } from "./merchandiser.ts";
import { ask } from "./product-api-client.ts";

const inAMoment = { timeout: 15_000, interval: 100 };
let token: string;
let id: string;
let mpn: string;
let made: string[] = [];

beforeAll(async () => {
  token = await tokenOf("merchandiser");
  mpn = `TEST-${crypto.randomUUID().slice(0, 8)}`;
  id = await create({
    Title: `Test jar ${mpn}`,
    Price: "5",
    Quantity: "4",
    Category: "Ink bottles",
    mpn,
    ficheTech: '[{"label":"Volume","value":70,"unit":"ml"}]',
    Image: await samplePicture("png", { width: 400 }),
    pdf: sampleFile("pdf"),
  });
  await untilShown(200);
});

afterAll(async () => {
  for (const one of made) await removeProduct(one, token);
  await untilShown(404);
});

function as(path: string, init: RequestInit = {}, headers: Record<string, string> = {}) {
  return ask(path, { ...init, headers: { authorization: `Bearer ${token}`, ...headers } });
}

async function create(fields: Record<string, string | File>, headers = {}): Promise<string> {
  const answer = await as("/product/create", { method: "POST", body: formOf(fields) }, headers);
  expect(answer.status).toBe(201);
  const { _id } = createdProductSchema.parse(await answer.json());
  if (!made.includes(_id)) made.push(_id);
  return _id;
}

async function untilShown(status: number) {
  await vi.waitFor(
    async () => expect((await ask(`/product/${id}`)).status).toBe(status),
    inAMoment,
  );
}

async function inLanguage(language: string) {
  return productSchema.parse(await (await ask(`/product/${id}?locale=${language}`)).json());
}

async function editable(idOrSlug = id) {
  return editableProductSchema.parse(await (await as(`/admin/product-update/${idOrSlug}`)).json());
}

function put(changes: unknown, headers: Record<string, string> = {}, idOrSlug = id) {
  const isForm = changes instanceof FormData;
  return as(
    `/admin/product-update/${idOrSlug}`,
    { method: "PUT", body: isForm ? changes : JSON.stringify(changes) },
    isForm ? headers : { "content-type": "application/json", ...headers },
  );
}

describe("updating a product", () => {
  it("changes what is sent, files too, and shoppers see it", async () => {
    const before = await editable();
    const changes = formOf({
      Title: `Renamed jar ${mpn}`,
      Price: "6.50",
      condition: "oem",
      Images: '["Image.0"]',
      Image: await samplePicture("jpeg", { name: "Other.jpg", width: 700 }),
      pdf: "",
      version: before.version,
    });
    const answer = await put(changes);
    expect(answer.status).toBe(200);
    const after = editableProductSchema.parse(await answer.json());
    expect(after).toMatchObject({
      Title: `Renamed jar ${mpn}`,
      Price: 6.5,
      Quantity: 4,
      condition: "oem",
      pdf: "",
      ficheTech: [{ label: "Volume", value: "70 ml", number: 70, unit: "ml" }],
    });
    expect(answer.headers.get("etag")).toBe(`"${after.version}"`);
    const shown = await vi.waitFor(async () => {
      const product = productSchema.parse(await (await ask(`/product/${id}`)).json());
      expect(product.Title).toBe(after.Title);
      return product;
    }, inAMoment);
    expect(shown).toMatchObject({ Price: 6.5, condition: "oem", Images: after.Images, pdf: "" });
    expect(shown.Images[0]?.sources.map(({ width }) => width)).toEqual([320, 640, 700]);
    for (const { url } of shown.Images[0]?.sources ?? []) {
      expect((await fetch(url)).headers.get("content-type")).toBe("image/webp");
    }
  });

  it("with what was read changes nothing, and gives the same version", async () => {
    const before = await editable();
    const shown = await (await ask(`/product/${id}`)).json();
    expect(editableProductSchema.parse(await (await put(before)).json())).toEqual(before);
    expect(editableProductSchema.parse(await (await put(shown)).json())).toEqual(before);
  });

  it("translates it, by JSON and by form, and says which texts are not translated", async () => {
    const { version } = await editable();
    const title = `Pot d'essai ${mpn}`;
    const answer = await put({ "Title:fr": title, Description: "A jar.", version });
    expect(editableProductSchema.parse(await answer.json())).toMatchObject({
      "Title:fr": title,
      "Title:de": "",
    });
    const form = formOf({ "Description:de": "Ein Glas.\r\nAus Glas." });
    expect((await put(form)).status).toBe(200);
    await vi.waitFor(async () => {
      const french = await inLanguage("fr");
      const german = await inLanguage("de");
      expect(french).toMatchObject({ Title: title, Description: "A jar." });
      expect(french.untranslated).toEqual(["Description"]);
      expect(german).toMatchObject({ Description: "Ein Glas.\nAus Glas." });
      expect(german.untranslated).toEqual(["Title"]);
    }, inAMoment);
    const refused = await put({ "Title:fr": "a".repeat(201), "Title:xx": "Jar" });
    expect(refused.status).toBe(400);
    const { fields } = problemSchema.parse(await refused.json());
    expect(fields?.map(({ field }) => field)).toEqual(["Title:fr", "Title:xx"]);
    expect((await put({ "Title:fr": "", "Description:de": "" })).status).toBe(200);
    expect(await editable()).toMatchObject({ "Title:fr": "", "Description:de": "" });
  });

  it("shows the words that it shares with others in a language, once they are translated", async () => {
    const label = `Test label ${mpn}`;
    const sent = await put({ ficheTech: [{ label, value: "Test value" }], color: "Test colour" });
    expect(sent.status).toBe(200);
    const words = [
      { text: label, translation: `Étiquette ${mpn}` },
      { text: "Test colour", translation: "Couleur d'essai" },
    ];
    const translate = (body: unknown) =>
      as(
        "/admin/words",
        { method: "PUT", body: JSON.stringify(body) },
        { "content-type": "application/json" },
      );
    const lookUp = async () => {
      const body = { locale: "fr", words: [label, "Test colour"], categories: ["Ink bottles"] };
      const answer = await as(
        "/admin/words/lookup",
        { method: "POST", body: JSON.stringify(body) },
        { "content-type": "application/json" },
      );
      return translatedWordsSchema.parse(await answer.json());
    };
    const [category] = (await lookUp()).categories;
    const categories = [{ text: "Ink bottles", translation: `${category?.translation} ${mpn}` }];
    for (const _time of ["first", "repeated"]) {
      const answer = await translate({ locale: "fr", words, categories });
      expect(await answer.json()).toEqual({ locale: "fr", words, categories });
    }
    expect(await lookUp()).toEqual({ locale: "fr", words, categories });
    await vi.waitFor(async () => {
      const { labels, ficheTech } = await inLanguage("fr");
      expect(labels).toEqual({ Category: categories[0]?.translation, color: "Couleur d'essai" });
      expect(ficheTech[0]?.label).toBe(`Étiquette ${mpn}`);
    }, inAMoment);

    const none = [{ text: `No category ${mpn}`, translation: "Aucune" }];
    const twice = [...words, ...words];
    for (const [field, refused] of [
      [
        "categories.0.text",
        { locale: "fr", words: [{ text: label, translation: "" }], categories: none },
      ],
      ["locale", { locale: "xx", words }],
      ["words.2.text", { locale: "fr", words: twice }],
      [
        "words.0.translation",
        { locale: "fr", words: [{ text: label, translation: "a".repeat(2_001) }] },
      ],
    ] as const) {
      const answer = await translate(refused);
      expect(answer.status, field).toBe(400);
      expect(problemSchema.parse(await answer.json()).fields?.[0]?.field).toBe(field);
    }
    expect(await lookUp()).toEqual({ locale: "fr", words, categories });

    const removed = words.map(({ text }) => ({ text, translation: "" }));
    const answer = await translate({
      locale: "fr",
      words: removed,
      categories: [{ text: "Ink bottles", translation: category?.translation ?? "" }],
    });
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => {
      const { labels, ficheTech } = await inLanguage("fr");
      expect(labels).toEqual({ Category: category?.translation });
      expect(ficheTech[0]?.label).toBe(label);
    }, inAMoment);
  });

  it("is by slug too, and a former slug leads to the product's own", async () => {
    const { slug } = await editable();
    const answer = await put({ slug: `moved-${slug}` }, {}, slug);
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => {
      const found = await ask(`/product/${slug}`);
      expect(productSchema.parse(await found.json()).slug).toBe(`moved-${slug}`);
    }, inAMoment);
  });

  it("keeps a slug from before, with letters that no new one gets", async () => {
    const { slug: own } = await editable();
    const slug = `encre-cœur-${mpn.toLowerCase()}`;
    await renameInMedusa(id, slug, token);
    const before = await editable();
    expect(before.slug).toBe(slug);
    expect((await put({ ...before, Price: 6 })).status).toBe(200);
    await vi.waitFor(async () => {
      const found = await ask(`/product/${encodeURIComponent(slug)}`);
      expect(productSchema.parse(await found.json())).toMatchObject({ slug, Price: 6 });
    }, inAMoment);
    const refused = await put({ slug: `${slug}-2` });
    expect(refused.status).toBe(400);
    expect(problemSchema.parse(await refused.json()).fields?.[0]?.field).toBe("slug");
    expect((await put({ slug: own })).status).toBe(200);
  });

  it("is refused where somebody else was first, with what there is now", async () => {
    const { version } = await editable();
    expect((await put({ Price: 7, version })).status).toBe(200);
    const late = [
      await put({ Price: 8, version }),
      await put({ Price: 8 }, { "if-match": `"${version}"` }),
    ];
    for (const answer of late) {
      expect(answer.status).toBe(409);
      const problem = problemSchema.parse(await answer.json());
      expect(problem).toMatchObject({ code: "version-conflict", current: { Price: 7 } });
    }
    expect((await put({ Price: 8 })).status).toBe(200);
  });

  it("at once by several leaves what one of them wrote", async () => {
    const { version } = await editable();
    const answers = await Promise.all(
      [11, 12, 13, 14].map((Price) => put({ Price, Description: `${Price}`, version })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const after = await editable();
    expect(after.Description).toBe(`${after.Price}`);
    const problems = await Promise.all(
      answers
        .filter(({ status }) => status !== 200)
        .map(async (answer) => problemSchema.parse(await answer.json()).code),
    );
    expect(problems.every((code) => code === "version-conflict" || code === "in-progress")).toBe(
      true,
    );
  });

  it("sent again by its key is answered once more, not done once more", async () => {
    const { version } = await editable();
    const form = formOf({ Quantity: "9", version, Image: await samplePicture() });
    const key = { "idempotency-key": crypto.randomUUID() };
    const [first, again] = [await put(form, key), await put(form, key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const after = editableProductSchema.parse(await first.json());
    expect(editableProductSchema.parse(await again.json())).toEqual(after);
    expect(after).toMatchObject({ Quantity: 9 });
    expect(after.Images).toHaveLength(2);
    const other = await put({ Quantity: 3 }, key);
    expect(problemSchema.parse(await other.json()).code).toBe("idempotency-key-reused");
  });

  it("says what is wrong with which field", async () => {
    const answer = await put({ Price: 1.999, Title: "", ficheTech: [{ label: "" }], size: "XL" });
    expect(answer.status).toBe(400);
    const { fields } = problemSchema.parse(await answer.json());
    expect(fields?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["Price", "Title", "ficheTech.0.label", "size"]),
    );
  });

  it("is for merchandisers", async () => {
    for (const stranger of ["", "forged", await tokenOf("shopper")]) {
      const headers: Record<string, string> = stranger
        ? { authorization: `Bearer ${stranger}` }
        : {};
      for (const method of ["GET", "PUT"]) {
        const answer = await ask(`/admin/product-update/${id}`, { method, headers });
        expect(answer.status).toBe(401);
      }
      expect((await ask(`/product/${id}`, { method: "DELETE", headers })).status).toBe(401);
    }
  });
});

describe("sent again by its key", () => {
  it("a creation makes no second product, and a deletion is done", async () => {
    const twin = `TEST-${crypto.randomUUID().slice(0, 8)}`;
    const fields = {
      Title: `Twin ${twin}`,
      Price: "1",
      Quantity: "1",
      Category: "Ink bottles",
      mpn: twin,
      status: "draft",
      Image: await samplePicture(),
    };
    const key = { "idempotency-key": crypto.randomUUID() };
    const [first, again] = [await create(fields, key), await create(fields, key)];
    expect(again).toBe(first);
    expect(await backendProducts(twin, token)).toEqual([first]);
    // The picture of the first one is still there.
    const { Images } = await editable(first);
    expect((await fetch(Images[0]?.url ?? "")).status).toBe(200);

    const remove = (headers = {}) => as(`/product/${first}`, { method: "DELETE" }, headers);
    const removal = { "idempotency-key": crypto.randomUUID() };
    const gone = await remove(removal);
    expect(gone.status).toBe(204);
    expect(await gone.text()).toBe("");
    made = made.filter((one) => one !== first);
    expect((await remove(removal)).status).toBe(204);
    const unknown = await remove();
    expect(unknown.status).toBe(404);
    expect(problemSchema.parse(await unknown.json()).code).toBe("product-not-found");
  });
});

describe("the product of the year", () => {
  const save = (body: object) =>
    as(
      "/products/saveProductOfTheYear",
      { method: "POST", body: JSON.stringify(body) },
      { "content-type": "application/json" },
    );

  it("is who a merchandiser chooses, and shoppers see it", async () => {
    const before = await ask("/products/productOfTheYear");
    const { Title } = await editable();
    const chosen = await save({ title: `  ${Title.toUpperCase()} ` });
    expect(chosen.status).toBe(200);
    expect(await chosen.json()).toMatchObject({ _id: id, Title });
    const shown = await ask("/products/productOfTheYear");
    expect(productSchema.parse(await shown.json())._id).toBe(id);
    if (before.ok) {
      await save({ title: productSchema.parse(await before.json()).Title });
    }
  });

  it("is one that there is", async () => {
    const answer = await save({ title: "No such product" });
    expect(answer.status).toBe(404);
    expect(problemSchema.parse(await answer.json()).fields?.[0]?.field).toBe("title");
    expect((await save({})).status).toBe(400);
  });
});
