import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AddOneButton } from "~/cart/view/add-to-cart-button.tsx";
import { ProductCard } from "~/catalogue/listing/product-card.tsx";
import { aProduct, aProductInTwoSizes } from "../../../fixtures/product.ts";
import { showAt } from "../../../fixtures/show.tsx";

afterEach(cleanup);

const picture = () => document.querySelector("article img");

describe("a product card", () => {
  it("tells name, part number, price without tax and stock, and leads to the product", () => {
    showAt("/shop", <ProductCard action={AddOneButton} product={aProduct({ Quantity: 3 })} />);
    const link = screen.getByRole("link", { name: "Epson 664 ink bottle, black, 70 ml (T6641)" });
    expect(link.getAttribute("href")).toBe("/product/epson-664-black");
    for (const text of ["T6641", "€9.90", "excl. VAT", "Only 3 left"]) {
      expect(screen.getByText(text)).not.toBeNull();
    }
    expect(screen.getByRole("button", { name: /Add to cart/ })).not.toBeNull();
  });

  it("says from which price it is sold in several variants, and leads to the choice", () => {
    showAt(
      "/shop",
      <ProductCard action={AddOneButton} product={aProductInTwoSizes({ Price: 30 })} />,
    );
    expect(screen.getByText(/^from €9.90/)).not.toBeNull();
    expect(screen.queryByRole("button", { name: /Add to cart/ })).toBeNull();
    const choose = screen.getByRole("link", { name: "Choose an option: Ink" });
    expect(choose.getAttribute("href")).toBe("/product/epson-664-black");
    cleanup();

    const sized = aProductInTwoSizes();
    const variants = sized.variants?.map((variant) => ({ ...variant, Price: 9.9 }));
    showAt("/shop", <ProductCard action={AddOneButton} product={{ ...sized, variants }} />);
    expect(screen.getByText("€9.90")).not.toBeNull();
    cleanup();

    showAt(
      "/shop",
      <ProductCard action={AddOneButton} product={aProductInTwoSizes({ Quantity: 0 })} />,
    );
    const soldOut = screen.getByRole<HTMLButtonElement>("button", { name: /Out of stock/ });
    expect(soldOut.disabled).toBe(true);
  });

  it("gives the picture its size and its widths, so that nothing moves", () => {
    showAt("/shop", <ProductCard action={AddOneButton} product={aProduct()} />);
    expect(picture()?.getAttribute("srcset")).toBe(
      "http://files.example/black-320.webp 320w, http://files.example/black-1200.webp 1200w",
    );
    expect(picture()?.getAttribute("width")).toBe("1200");
    expect(picture()?.getAttribute("loading")).toBe("lazy");
  });

  it("fetches the first pictures of a page at once", () => {
    showAt("/shop", <ProductCard action={AddOneButton} product={aProduct()} isEarly />);
    expect(picture()?.getAttribute("loading")).toBe("eager");
    expect(picture()?.getAttribute("fetchpriority")).toBe("high");
  });

  it("shows the placeholder where there is no picture, or it cannot be had", () => {
    showAt(
      "/shop",
      <ProductCard action={AddOneButton} product={aProduct({ Image: "", Images: [] })} />,
    );
    expect(screen.getByRole("img", { name: "No picture yet" })).not.toBeNull();
    cleanup();

    showAt("/shop", <ProductCard action={AddOneButton} product={aProduct()} />);
    const image = picture();
    if (image) fireEvent.error(image);
    expect(screen.getByRole("img", { name: "No picture yet" })).not.toBeNull();
  });

  it("sells nothing that is out of stock", () => {
    showAt("/shop", <ProductCard action={AddOneButton} product={aProduct({ Quantity: 0 })} />);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: /Out of stock/ });
    expect(button.disabled).toBe(true);
  });
});
