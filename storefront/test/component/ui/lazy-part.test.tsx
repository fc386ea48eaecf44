import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "~/ui/lazy-part.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Menu({ dish }: { dish: string }) {
  return <p>Today: {dish}</p>;
}

test("a part that does not arrive says so in its place; tried again, it comes", async () => {
  const load = vi
    .fn<() => Promise<typeof Menu>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(Menu);
  const LazyMenu = lazyPart("the menu", load);
  render(
    <>
      <h1>The page</h1>
      <Suspense>
        <LazyMenu dish="soup" />
      </Suspense>
    </>,
  );
  const user = userEvent.setup({ delay: null });
  expect((await screen.findByRole("alert")).textContent).toMatch(/did not arrive/);
  expect(screen.getByRole("heading", { name: "The page" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeDefined();

  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect((await screen.findByText("Today: soup")).textContent).toBe("Today: soup");
  expect(load).toHaveBeenCalledTimes(3);
});

test("a part that fails for another reason is the error page's", async () => {
  const LazyMenu = lazyPart("the menu", async () => () => {
    throw new Error("a mistake of ours");
  });
  const page = {
    path: "/",
    element: (
      <Suspense>
        <LazyMenu />
      </Suspense>
    ),
    errorElement: <h1>The error page</h1>,
  };
  render(<RouterProvider router={createMemoryRouter([page])} />);
  await screen.findByRole("heading", { name: "The error page" });
  expect(screen.queryByRole("alert")).toBeNull();
});
