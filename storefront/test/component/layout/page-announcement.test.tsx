import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { usePageAnnouncement } from "~/layout/use-page-announcement.ts";

afterEach(cleanup);

function Layout() {
  const content = useRef<HTMLElement>(null);
  const announcement = usePageAnnouncement(content);
  return (
    <>
      <p aria-live="polite" data-testid="announcement">
        {announcement}
      </p>
      <Link to="/shop">Shop</Link>
      <Link to="/shop?page=2">Next page</Link>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function show() {
  document.title = "Shop | Chemical Ink Company";
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/shop", element: <h1>All products</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter([{ element: <Layout />, children }])} />);
  return userEvent.setup({ delay: null });
}

const announced = () => screen.getByTestId("announcement").textContent;

test("on another page the focus starts at the content, and its title is announced", async () => {
  const user = show();
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe("");
  await user.click(screen.getByRole("link", { name: "Shop" }));
  await screen.findByRole("heading", { name: "All products" });
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(announced()).toBe("Shop | Chemical Ink Company");
});

test("within a page, as when one filters or turns the page, the focus stays", async () => {
  const user = show();
  await user.click(screen.getByRole("link", { name: "Shop" }));
  await screen.findByRole("heading", { name: "All products" });
  const next = screen.getByRole("link", { name: "Next page" });
  await user.click(next);
  expect(document.activeElement).toBe(next);
});
