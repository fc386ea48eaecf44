import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { wordsToSave } from "~/merchandising/form/draft-words.ts";
import { draftOf, emptyDraft, type ProductDraft } from "~/merchandising/form/product-draft.ts";
import { ProductForm, type Saving } from "~/merchandising/form/product-form.tsx";
import type { SaveOutcome } from "~/merchandising/form/save-product.ts";
import type { Sending } from "~/merchandising/form/send-product.ts";
import { readStoredDraft } from "~/merchandising/form/stored-draft.ts";
import type { OpenedProduct } from "~/merchandising/form/use-product-draft.ts";
import { anEditableProduct } from "../../../fixtures/editable-product.ts";
import { openPromise } from "../../../fixtures/open-promise.ts";
import { showAt } from "../../../fixtures/show.tsx";

beforeEach(() => {
  clientState.getState().clearEditedProduct();
  localStorage.clear();
  URL.createObjectURL = () => "blob:picture";
});
afterEach(cleanup);

const fresh: OpenedProduct = { product: null, from: emptyDraft, draft: emptyDraft };
const stored = anEditableProduct();
const existing: OpenedProduct = { product: stored, from: draftOf(stored), draft: draftOf(stored) };

/** @param words the saved translations of words, in every language */
function show(
  opened: OpenedProduct,
  answer: SaveOutcome | Promise<SaveOutcome>,
  words: Record<string, string> = {},
) {
  clientState.getState().setFicheTechRows(opened.draft.ficheTech);
  const onSave = vi.fn(async (_saving: Saving, _sending: Sending) => answer);
  const onSaved = vi.fn();
  showAt(
    "/admin/product/create",
    <ProductForm
      opened={opened}
      vocabulary={null}
      onLookUp={async (texts) => ({
        locale: texts.locale,
        words: texts.words.map((text) => ({ text, translation: words[text] ?? "" })),
        categories: texts.categories.map((text) => ({ text, translation: words[text] ?? "" })),
      })}
      onSave={onSave}
      onSaved={onSaved}
    />,
  );
  return { onSave, onSaved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const saved: SaveOutcome = { kind: "saved", slug: "epson-999-ink" };

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("Title"), "Epson 999 ink");
  await user.type(screen.getByLabelText(/^Price/), "12,5");
  await user.type(screen.getByLabelText("Quantity in stock"), "3");
  await user.type(screen.getByLabelText("Category"), "Ink bottles");
}

const titleField = () => screen.getByLabelText<HTMLInputElement>("Title");
const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4//8/AAX+Av7czFnnAAAAAElFTkSuQmCC",
  ),
  (character) => character.charCodeAt(0),
);
const picture = (name: string) => new File([png], name, { type: "image/png" });

test("what is typed shows in the preview at once", async () => {
  const { user } = show(fresh, saved);
  await fillIn(user);
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(preview.getByText("Epson 999 ink")).toBeDefined();
  expect(preview.getByText(/£12\.50/)).toBeDefined();
});

test("a product that breaks the rules is told field by field, and not saved", async () => {
  const { user, onSave } = show(fresh, saved);
  await user.type(screen.getByLabelText(/^Price/), "1.999");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  for (const sentence of ["Enter a title", /two decimals at most/, "Choose or enter a category"]) {
    expect(screen.getByText(sentence)).toBeDefined();
  }
  expect(onSave).not.toHaveBeenCalled();
});

test("Ctrl+S saves from anywhere, Ctrl+Enter asks for a new one after it", async () => {
  const { user, onSaved, onSave } = show(fresh, saved);
  await fillIn(user);
  await user.keyboard("{Control>}s{/Control}");
  await expect.poll(() => onSaved).toHaveBeenCalledOnce();
  expect(onSaved.mock.calls[0]?.[1]).toBe(false);
  expect(onSave.mock.calls[0]?.[0].draft).toMatchObject({ Title: "Epson 999 ink", Price: "12,5" });
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => onSaved.mock.calls[1]?.[1]).toBe(true);
});

test("what the shop finds wrong is shown at its field, and nothing typed or chosen is lost", async () => {
  const { user } = show(fresh, {
    kind: "refused",
    sentence: "The product was not saved.",
    errors: { mpn: "Another product has this part number." },
  });
  await fillIn(user);
  await user.upload(screen.getByLabelText(/Choose pictures/), picture("front.png"));
  await user.click(screen.getByRole("button", { name: "Save product" }));
  expect(await screen.findByText("Another product has this part number.")).toBeDefined();
  expect(titleField().value).toBe("Epson 999 ink");
  expect(screen.getByRole("button", { name: "Delete picture 1" })).toBeDefined();
});

test("the same draft sent again is the same request", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, onSave } = show(fresh, { kind: "refused", sentence: "No answer.", errors: {} });
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save product" }));
  await user.click(await screen.findByRole("button", { name: "Save product" }));
  await user.type(titleField(), "!");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  const keys = onSave.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("sending tells how far it is and can be cancelled", async () => {
  const { promise, resolve } = openPromise<SaveOutcome>();
  const { user, onSave } = show(fresh, promise);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Save product" }));
  const sending = onSave.mock.calls[0]?.[1];
  sending?.onProgress(0.45);
  expect(await screen.findByText("Sending, 40 %")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sending?.signal.aborted).toBe(true);
  resolve({ kind: "cancelled" });
  expect(await screen.findByText("Unsaved changes")).toBeDefined();
  expect(titleField().value).toBe("Epson 999 ink");
});

test("pictures are put in order by keyboard and taken away", async () => {
  const { user, onSave } = show(fresh, saved);
  await fillIn(user);
  await user.upload(screen.getByLabelText(/Choose pictures/), [picture("a.png"), picture("b.png")]);
  screen.getByRole("button", { name: /^Move picture 2/ }).focus();
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  const names = (draft?: ProductDraft) => draft?.Images.map(({ file }) => file?.name);
  await expect.poll(() => onSave).toHaveBeenCalledOnce();
  expect(names(onSave.mock.calls[0]?.[0].draft)).toEqual(["b.png", "a.png"]);
});

test("a pasted picture is added, wherever the focus is", async () => {
  show(fresh, saved);
  fireEvent.paste(document.body, { clipboardData: { files: [picture("pasted.png")] } });
  expect(await screen.findByRole("button", { name: "Delete picture 1" })).toBeDefined();
});

test("a conflict shows both versions; the choice is saved over the newer one", async () => {
  const current = anEditableProduct({ Price: 11, Brand: "Canon", version: "v2~20" });
  const { user, onSave } = show(existing, { kind: "conflict", current });
  await user.clear(screen.getByLabelText(/^Price/));
  await user.type(screen.getByLabelText(/^Price/), "10");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  const dialog = within(await screen.findByRole("dialog"));
  const price = within(dialog.getByRole("group", { name: /^Price/ }));
  expect(price.getByLabelText<HTMLInputElement>(/Yours/).checked).toBe(true);
  expect(price.getByLabelText(/Theirs/).closest("label")?.textContent).toContain("11");
  const brand = within(dialog.getByRole("group", { name: "Brand" }));
  expect(brand.getByLabelText<HTMLInputElement>(/Theirs/).checked).toBe(true);
  onSave.mockResolvedValueOnce({ kind: "saved", slug: current.slug, product: current });
  await user.click(dialog.getByRole("button", { name: "Save this" }));
  await expect.poll(() => onSave).toHaveBeenCalledTimes(2);
  const [second] = onSave.mock.calls[1] ?? [];
  expect(second?.product?.version).toBe("v2~20");
  expect(second?.draft).toMatchObject({ Price: "10", Brand: "Canon" });
});

test("unsaved changes are remembered, and forgotten once they are taken back", async () => {
  const { user } = show(existing, saved);
  await user.type(titleField(), "!");
  await expect.poll(() => readStoredDraft(stored._id)?.draft.Title).toBe(`${stored.Title}!`);
  expect(readStoredDraft(stored._id)).toMatchObject({ version: stored.version, hadFiles: false });
  await user.keyboard("{Backspace}");
  await expect.poll(() => readStoredDraft(stored._id)).toBeNull();
});

test("another slug is warned about", async () => {
  const { user } = show(existing, saved);
  await user.type(screen.getByLabelText(/^URL slug \(/), "-new");
  expect(screen.getByText(/will lead to the new one/)).toBeDefined();
});

test("a file that is not what it is called is told at its own field, and not sent", async () => {
  const { user, onSave } = show(fresh, saved);
  await fillIn(user);
  const page = (name: string, type: string) => new File(["<html></html>"], name, { type });
  await user.upload(screen.getByLabelText(/Choose pictures/), page("a.png", "image/png"));
  await user.upload(screen.getByLabelText(/as PDF/), page("a.pdf", "application/pdf"));
  await user.upload(screen.getByLabelText(/^Video file/), page("a.webm", "video/webm"));
  await user.click(screen.getByRole("button", { name: "Save product" }));
  expect(await screen.findByText("Pictures can be PNG, JPEG, WebP or AVIF")).toBeDefined();
  expect(screen.getByText("This is not a PDF")).toBeDefined();
  expect(screen.getByText("A video can be MP4 or WebM")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test("a WebM is taken wherever in its head it says what it is", async () => {
  const { user, onSave } = show(fresh, saved);
  await fillIn(user);
  const filler = "\xec\x40\x40".padEnd(67, "\0");
  const head = `\x1aE\xdf\xa3\x40\x4a${filler}B\x82\x84webm`;
  const content = Uint8Array.from(head, (character) => character.charCodeAt(0));
  const video = new File([content], "tank.webm", { type: "video/webm" });
  await user.upload(screen.getByLabelText(/^Video file/), video);
  await user.click(screen.getByRole("button", { name: "Save product" }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].draft.video).toBe(video);
});

test("a stored video is shown as the PDF is: by its name, to open, replace and remove", async () => {
  const video = "https://shop.example/static/17-filling%20a%20tank-1a2b.webm";
  const product = anEditableProduct({ video });
  const opened = { product, from: draftOf(product), draft: draftOf(product) };
  const { user, onSave } = show(opened, saved);
  const link = screen.getByRole("link", { name: "17-filling a tank-1a2b.webm" });
  expect(link.getAttribute("href")).toBe(video);
  expect(screen.queryByLabelText(/^URL of a video/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove Video" }));
  await user.type(screen.getByLabelText(/^URL of a video/), "https://vimeo.com/1.mp4");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].draft.video).toBe("https://vimeo.com/1.mp4");
});

test("the page of a player stays a URL that can be edited", () => {
  const product = anEditableProduct({ video: "https://vimeo.com/1" });
  show({ product, from: draftOf(product), draft: draftOf(product) }, saved);
  const field = screen.getByLabelText<HTMLInputElement>(/^URL of a video/);
  expect(field.value).toBe("https://vimeo.com/1");
});

test("a product with further variants says so, and leads to where they are edited", () => {
  const product = anEditableProduct({ _id: "prod_9", furtherVariants: 2 });
  show({ product, from: draftOf(product), draft: draftOf(product) }, saved);
  expect(screen.getByText("This product has 2 further variants")).not.toBeNull();
  const link = screen.getByRole("link", { name: "Edit the variants in Medusa’s admin" });
  expect(link.getAttribute("href")).toBe("/admin/medusa?to=%2Fproducts%2Fprod_9");
  cleanup();

  show(existing, saved);
  expect(screen.queryByText(/further variant/)).toBeNull();
});

test("a product is translated in a tab per language, with the words that it shares", async () => {
  const product = anEditableProduct({ "Title:fr": "Encre", color: "Black", Category: "Inks" });
  const opened = { product, from: draftOf(product), draft: draftOf(product) };
  const { user, onSave } = show(opened, saved, { Black: "déjà traduit" });
  const section = within(screen.getByRole("group", { name: "Translations" }));
  const german = section.getByRole("tab", { name: /^Deutsch/ });
  const french = section.getByRole("tab", { name: /^Français/ });
  // The title, the description, the category, its sub-category, the ink type, kind and a label.
  await expect.poll(() => german.textContent).toBe("Deutsch 7 not translated yet");
  expect(french.textContent).toBe("Français 6 not translated yet");
  expect(german.getAttribute("aria-selected")).toBe("true");

  german.focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(french);
  const panel = within(section.getByRole("tabpanel", { name: /^Français/ }));
  expect(panel.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Encre");
  expect(panel.getByText("1 word is translated")).toBeDefined();
  await user.type(panel.getByLabelText("Inks"), "Encres");
  await user.type(panel.getByLabelText(/^Description/), "Noire.");
  expect(french.textContent).toBe("Français 4 not translated yet");
  await expect.poll(() => readStoredDraft(product._id)?.draft.words).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Save product" }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  const { draft } = onSave.mock.calls[0]?.[0] ?? {};
  expect(draft?.["Description:fr"]).toBe("Noire.");
  expect(draft && wordsToSave(draft)).toEqual([
    { locale: "fr", words: [], categories: [{ text: "Inks", translation: "Encres" }] },
  ]);
});

test("a translation that is too long shows its tab, and a word that is put back is no change", async () => {
  const product = anEditableProduct({ "Description:fr": "a".repeat(20_001) });
  const opened = { product, from: draftOf(product), draft: draftOf(product) };
  const { user, onSave } = show(opened, saved, { "Ink bottles": "Encres" });
  const section = within(screen.getByRole("group", { name: "Translations" }));
  const tab = section.getByRole("tab", { name: /^Français/ });
  expect(tab.getAttribute("aria-selected")).toBe("false");
  await user.click(screen.getByRole("button", { name: "Save product" }));
  expect(tab.getAttribute("aria-selected")).toBe("true");
  expect(onSave).not.toHaveBeenCalled();

  const panel = within(section.getByRole("tabpanel", { name: /^Français/ }));
  await user.click(await panel.findByText("1 word is translated"));
  const word = panel.getByLabelText("Ink bottles");
  await user.clear(word);
  await expect.poll(() => readStoredDraft(product._id)?.draft.words).toHaveLength(1);
  await user.type(word, "Encres");
  await expect.poll(() => readStoredDraft(product._id)).toBeNull();
});
