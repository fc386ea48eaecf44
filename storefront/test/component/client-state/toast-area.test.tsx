import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClientState } from "~/client-state/client-state.ts";
import { ToastArea } from "~/client-state/toast-area.tsx";
import { onToast, type Toast } from "~/client-state/toasts.ts";
import { aProduct } from "../../fixtures/product.ts";

let toasts: Toast[] = [];
let stopHearing = () => {};

beforeEach(() => {
  toasts = [];
  // Toasts also wait while another window has the focus.
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const stop = onToast((toast) => toasts.push(toast));
  stopHearing = () => void stop();
});
afterEach(() => {
  stopHearing();
  cleanup();
  vi.restoreAllMocks();
});

const toastOf = (text: string) => screen.getByText(text).closest<HTMLElement>(".Toastify__toast");

test("adding and removing a product is said top right, in colour, for 1000 ms", async () => {
  const store = createClientState();
  store.getState().addToCart(aProduct(), 1);
  store.getState().deleteFromCart("variant_1");
  render(<ToastArea toasts={toasts} />);
  await screen.findByText("Product added to cart");
  const added = toastOf("Product added to cart");
  const removed = toastOf("Product removed from cart");
  expect(added?.closest(".Toastify__toast-container--top-right")).not.toBeNull();
  expect(added?.className).toMatch(/theme--colored.*--success/);
  expect(removed?.className).toMatch(/theme--colored.*--error/);
  const bar = added?.querySelector<HTMLElement>(".Toastify__progress-bar--animated");
  expect(bar?.style.animationDuration).toBe("1000ms");
});

test("an error is said in its own words, at once, and can be closed", async () => {
  createClientState().getState().setError("The shop cannot be reached.");
  render(<ToastArea toasts={toasts} />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The shop cannot be reached.");
  const close = screen.getByRole("button", { name: "Close this message" });
  const endAnimation = () => fireEvent.animationEnd(alert.closest(".Toastify__toast") ?? alert);
  endAnimation();
  fireEvent.click(close);
  endAnimation();
  await expect.poll(() => screen.queryByText("The shop cannot be reached.")).toBeNull();
});

test("while one points at a message it stays", async () => {
  render(<ToastArea toasts={[{ kind: "success", text: "Stay" }]} />);
  await screen.findByText("Stay");
  const bar = () =>
    toastOf("Stay")?.querySelector<HTMLElement>(".Toastify__progress-bar--animated")?.style;
  const toast = toastOf("Stay") ?? document.body;
  fireEvent.animationEnd(toast);
  await expect.poll(() => bar()?.animationPlayState).toBe("running");
  fireEvent.mouseEnter(toast);
  await expect.poll(() => bar()?.animationPlayState).toBe("paused");
});

test("each message of a list is shown once, also when more come", async () => {
  const { rerender } = render(<ToastArea toasts={[{ kind: "success", text: "One" }]} />);
  rerender(
    <ToastArea
      toasts={[
        { kind: "success", text: "One" },
        { kind: "success", text: "Two" },
      ]}
    />,
  );
  await screen.findByText("Two");
  expect(screen.getAllByText("One")).toHaveLength(1);
});
