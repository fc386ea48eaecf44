import type { Product } from "@chemical-ink/product-api/contract/product";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clientState } from "~/client-state/client-state.ts";
import { BuyBox } from "~/pages/product/buy-box.tsx";
import { useChosenVariant } from "~/pages/product/use-chosen-variant.ts";
import { usePurchase } from "~/pages/product/use-purchase.ts";
import { aProduct, aProductInTwoSizes } from "../../../fixtures/product.ts";
import { showAt } from "../../../fixtures/show.tsx";

beforeEach(() => clientState.setState({ cart: { cartId: null, lines: [] } }));
afterEach(cleanup);

function Box({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useChosenVariant(product);
  const purchase = usePurchase(chosen);
  return <BuyBox product={chosen} purchase={purchase} place={place} onChoose={choose} />;
}

const show = (about: Partial<Product>) => showAt("/product/x", <Box product={aProduct(about)} />);
const quantity = () => screen.getByRole<HTMLInputElement>("spinbutton");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /cart|stock/ });
const putIntoCart = (units: number) =>
  clientState.setState({ cart: { cartId: null, lines: [{ ...aProduct(), quantity: units }] } });

describe("what can be bought of a product", () => {
  it("is never more than is there: who types more gets what there is, and is told", async () => {
    show({ Quantity: 3 });
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), "50{Enter}");
    expect(quantity().value).toBe("3");
    const notice = "No more than 3 can be had now.";
    expect(screen.getByText(notice).getAttribute("role")).toBe("status");
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it("is nothing for the moment where only price and stock are known, and that is said", () => {
    show({ Quantity: 1, isPartial: true });
    expect(screen.getByText("€9.90")).not.toBeNull();
    expect(screen.getByText("In stock")).not.toBeNull();
    expect(screen.getByText(/cannot be shown just now/).getAttribute("role")).toBe("status");
    expect(screen.queryByRole("spinbutton")).toBeNull();
    const later = screen.getByRole<HTMLButtonElement>("button", { name: /again in a moment/ });
    expect(later.disabled).toBe(true);
    cleanup();

    show({ Quantity: 0, isPartial: true });
    expect(screen.getAllByText(/Out of stock/)).not.toEqual([]);
  });

  it("is less by what is in the cart already", async () => {
    putIntoCart(18);
    show({ Quantity: 20 });
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), "9{Enter}");
    expect(quantity().value).toBe("2");
  });

  it("is nothing more when all of it is in the cart, where it leads to", () => {
    putIntoCart(3);
    show({ Quantity: 3 });
    expect(button().disabled).toBe(true);
    expect(screen.getByText(/All 3 that are left are in your cart/)).not.toBeNull();
    expect(screen.getByRole("link", { name: "Go to the cart" })).not.toBeNull();
  });

  it("is nothing when it is sold out: no quantity, and a way to ask", () => {
    show({ Quantity: 0 });
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(button().disabled).toBe(true);
    expect(screen.getByRole("link", { name: "Ask when it is back" }).getAttribute("href")).toMatch(
      /^\/contact\?subject=When%20is%20it%20back/,
    );
  });

  it("is one less the next time something was added", async () => {
    show({ Quantity: 2 });
    await userEvent.click(button());
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), "2{Enter}");
    expect(quantity().value).toBe("1");
  });

  it("is counted for each variant by itself, and goes into the cart as the chosen one", async () => {
    const small = aProductInTwoSizes();
    clientState.setState({ cart: { cartId: null, lines: [{ ...small, quantity: 20 }] } });
    showAt("/product/x", <Box product={small} />);
    expect(button().disabled).toBe(true);
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    await userEvent.click(screen.getByRole("radio", { name: /^1 l/ }));
    expect(await screen.findByText("/product/x?variant=variant_2")).not.toBeNull();
    expect(screen.getByRole("group", { name: "Size" })).not.toBeNull();
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["variant_1", false],
      ["variant_2", true],
    ]);
    expect(screen.getByText("EAN 401")).not.toBeNull();
    await userEvent.click(button());
    expect(clientState.getState().cart.lines).toMatchObject([
      { variantId: "variant_1", quantity: 20 },
      { variantId: "variant_2", quantity: 1, Price: 30 },
    ]);
  });
});
