import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "~/layout/error-page.tsx";
import { usePageOnItsWay, usePartTimeout } from "~/layout/navigation-state.ts";
import { LoadingScreen } from "~/ui/pictures/loading.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Layout() {
  usePartTimeout();
  return usePageOnItsWay() ? <LoadingScreen /> : <Outlet />;
}

function Failed() {
  return <ErrorPage error={useRouteError()} />;
}

/** A shop whose other page never loads. */
function showShop({ basename = "", from = "/", to = "/shop" } = {}) {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        errorElement: <Failed />,
        children: [
          { path: "/", element: <h1>Home</h1> },
          { path: "/shop", lazy: () => new Promise<never>(() => {}) },
          {
            id: "search",
            path: "/search",
            loader: ({ request }) => (request.url.includes("q=") ? new Promise(() => {}) : null),
            element: <h1>Search</h1>,
          },
        ],
      },
    ],
    {
      basename: basename || "/",
      initialEntries: [basename + from],
      hydrationData: { loaderData: { search: null } },
    },
  );
  render(<RouterProvider router={router} />);
  act(() => {
    router.navigate(to);
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("while another page is on its way", () => {
  it("keeps the old one for a moment, then shows the loading screen", async () => {
    showShop();
    await pass(300);
    expect(screen.getByRole("heading", { name: "Home" })).not.toBeNull();
    await pass(100);
    expect(screen.getByRole("status").textContent).toBe("Chemical Ink Company");
    expect(screen.queryByRole("heading", { name: "Home" })).toBeNull();
  });

  it.each(["", "/fr"])("keeps a page whose query alone changes (%s/search)", async (basename) => {
    showShop({ basename, from: "/search", to: "/search?q=ink" });
    await pass(1_000);
    expect(screen.getByRole("heading", { name: "Search" })).not.toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("gives up after 120 seconds with a ChunkLoadError and a way to try again", async () => {
    showShop();
    await pass(119_000);
    expect(screen.queryByText("ChunkLoadError")).toBeNull();
    await pass(1_500);
    expect(screen.getByText("ChunkLoadError")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).not.toBeNull();
  });
});
