import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { CompareToggle } from "~/catalogue/compare/compare-toggle.tsx";
import { CompareTrayPlace } from "~/catalogue/compare/compare-tray-place.tsx";
import {
  clearComparison,
  comparisonHref,
  followRenamedCompared,
} from "~/catalogue/compare/compared-products.ts";
import { onToast, type Toast } from "~/client-state/toasts.ts";
import { showAt } from "../../../fixtures/show.tsx";

afterEach(() => {
  cleanup();
  clearComparison();
});

const names = ["One", "Two", "Three", "Four", "Five"];

function show() {
  showAt(
    "/shop",
    <>
      {names.map((Title) => (
        <CompareToggle key={Title} product={{ slug: Title.toLowerCase(), Title }} />
      ))}
      <CompareTrayPlace />
    </>,
  );
}

const toggle = (name: string) => screen.getByRole("button", { name: `Compare: ${name}` });
const stored = () => localStorage.getItem("compared-products") ?? "";

describe("the comparison", () => {
  it("takes a product in and out, and remembers it in this browser", async () => {
    show();
    await userEvent.click(toggle("One"));
    expect(toggle("One").getAttribute("aria-pressed")).toBe("true");
    expect(stored()).toContain("one");
    await userEvent.click(toggle("One"));
    expect(toggle("One").getAttribute("aria-pressed")).toBe("false");
    expect(stored()).toBe("[]");
  });

  it("comes up as a tray with the first choice, and leads to what was chosen", async () => {
    show();
    expect(screen.queryByRole("complementary")).toBeNull();
    await userEvent.click(toggle("One"));
    await userEvent.click(toggle("Two"));
    const tray = await screen.findByRole("complementary", { name: "Comparison" });
    expect(tray.textContent).toContain("2 products chosen");
    expect(screen.getByRole("link", { name: "Compare" }).getAttribute("href")).toBe(
      "/compare?products=one,two",
    );
  });

  it("refuses a fifth, and says so", async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    show();
    for (const name of names) await userEvent.click(toggle(name));
    stop();
    expect(toggle("Five").getAttribute("aria-pressed")).toBe("false");
    expect(toasts).toEqual([
      {
        kind: "error",
        text: "Four products can be compared at once. Take one away first.",
      },
    ]);
  });
});

it("has an address that is safe for any slug", () => {
  expect(comparisonHref([])).toBe("/compare");
  expect(comparisonHref(["a&b", "c"])).toBe("/compare?products=a%26b,c");
});

it("follows a product that was renamed", async () => {
  show();
  await userEvent.click(toggle("One"));
  await userEvent.click(toggle("Two"));
  act(() => followRenamedCompared({ one: "three" }));
  expect(toggle("One").getAttribute("aria-pressed")).toBe("false");
  expect(toggle("Three").getAttribute("aria-pressed")).toBe("true");
  expect(JSON.parse(stored()).map(({ slug }: { slug: string }) => slug)).toEqual(["three", "two"]);
});
