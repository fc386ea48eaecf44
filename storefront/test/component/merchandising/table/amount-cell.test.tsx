import type { TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AmountCell } from "~/merchandising/table/amount-cell.tsx";
import { anEditableProduct } from "../../../fixtures/editable-product.ts";
import { showAt } from "../../../fixtures/show.tsx";

vi.mock("~/identity/merchandiser/merchandiser-session.ts", () => ({
  merchandiserToken: async () => "token",
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Cell() {
  const [product, setProduct] = useState<TableProduct>({ ...anEditableProduct(), Image: "" });
  return (
    <AmountCell
      product={product}
      field="Price"
      onChanged={(changed) => setProduct({ ...changed, Image: "" })}
    />
  );
}

/** Shows a price of 9.90; the product API gives these answers in turn. */
function show(...answers: { status: number; body: unknown }[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  showAt("/admin/products", <Cell />);
  return { sent, user: userEvent.setup({ delay: null }) };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Price of/);

test("Enter saves, once, and shows what the backend answered", async () => {
  const { user, sent } = show({ status: 200, body: anEditableProduct({ Price: 12.5 }) });
  await user.clear(input());
  await user.type(input(), "12,5{Enter}");
  await screen.findByText("Saved");
  await user.tab();
  expect(sent).toEqual([{ Price: 12.5, version: "v1~20" }]);
  expect(input().value).toBe("12.50");
});

test("Escape takes back what was typed", async () => {
  const { user, sent } = show();
  await user.clear(input());
  await user.type(input(), "99{Escape}{Enter}");
  expect(input().value).toBe("9.90");
  expect(sent).toEqual([]);
});

test("what is no price is said, and not sent", async () => {
  const { user, sent } = show();
  await user.clear(input());
  await user.type(input(), "cheap{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/two decimals at most/);
  expect(sent).toEqual([]);
});

test("a conflict is said with both values, and mine can be saved over it", async () => {
  const current = anEditableProduct({ Price: 11, version: "v2~20" });
  const problem = {
    type: "urn:x",
    title: "Conflict",
    status: 409,
    code: "version-conflict",
    detail: "Somebody else has changed this product since you read it.",
    reference: "r",
    current,
  };
  const mine = anEditableProduct({ Price: 12, version: "v3~20" });
  const { user, sent } = show({ status: 409, body: problem }, { status: 200, body: mine });
  await user.clear(input());
  await user.type(input(), "12{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/£11\.00; you typed £12\.00/);
  expect(input().value).toBe("12");
  await user.click(screen.getByRole("button", { name: "Save mine" }));
  await screen.findByText("Saved");
  expect(sent).toEqual([
    { Price: 12, version: "v1~20" },
    { Price: 12, version: "v2~20" },
  ]);
});
