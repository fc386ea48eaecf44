import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { FitsPrinters } from "~/pages/product/fits-printers.tsx";
import { showAt } from "../../../fixtures/show.tsx";

afterEach(cleanup);

const printers = Array.from({ length: 15 }, (_, index) => `Epson L${3100 + 10 * index}`);
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

describe("the printers that a product fits", () => {
  it("are all there, each with the way to what else fits it", () => {
    showAt("/product/x", <FitsPrinters printers={["Epson L3150"]} />);
    expect(screen.getByRole("link", { name: "Epson L3150" }).getAttribute("href")).toBe(
      "/compatibility?printer=Epson+L3150",
    );
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("can be looked through when they are many, whatever the dashes", async () => {
    showAt("/product/x", <FitsPrinters printers={printers} />);
    expect(links()).toHaveLength(15);
    await userEvent.type(screen.getByRole("searchbox"), "l-3150");
    expect(links()).toEqual(["Epson L3150"]);
    await userEvent.type(screen.getByRole("searchbox"), "x");
    expect(screen.getByText("None of these is called that.")).not.toBeNull();
  });
});
