import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { useEditable } from "~/merchandising/table/use-editable.ts";
import { anEditableProduct } from "../../../fixtures/editable-product.ts";
import { showAt } from "../../../fixtures/show.tsx";
import { watchMembers } from "../../../fixtures/watch-members.ts";

vi.mock("~/identity/merchandiser/merchandiser-session.ts", () => ({
  merchandiserToken: async () => "token",
}));

let answer: () => Response;
beforeEach(() => {
  vi.stubGlobal("fetch", async () => answer());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form({ slug }: { slug: string }) {
  const { product, error, retry } = useEditable(slug);
  return (
    <>
      <p>{product ? `${product.Title} ${product.version}` : (error ?? "on its way")}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

test("the update form fetches its product by slug through the client state", async () => {
  const statuses: string[] = [];
  const stop = clientState.subscribe(({ fetched }, before) => {
    if (fetched.status !== before.fetched.status) statuses.push(fetched.status);
  });
  const members = watchMembers("fetchProduct");
  answer = () => Response.json({ detail: "gone" }, { status: 500 });
  showAt("/admin/product-update/ink", <Form slug="ink" />);
  expect(await screen.findByText("The catalogue did not answer rightly.")).toBeDefined();
  answer = () => Response.json(anEditableProduct({ slug: "ink", Title: "Ink" }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Ink v1~20")).toBeDefined();
  stop();
  members.stop();
  expect(members.calls.map(([name, slug]) => [name, slug])).toEqual([
    ["fetchProduct", "ink"],
    ["fetchProduct", "ink"],
  ]);
  expect(statuses).toEqual(["loading", "failed", "loading", "succeeded"]);
  expect(clientState.getState().fetched.product).toMatchObject({ slug: "ink", Title: "Ink" });
});
