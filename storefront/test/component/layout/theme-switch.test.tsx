import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThemeSwitch } from "~/layout/theme-switch.tsx";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () => document.documentElement.dataset.theme;
const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Theme" });

test("a theme that is chosen shows at once and is kept; the device's own leaves no trace", async () => {
  render(<ThemeSwitch />);
  const user = userEvent.setup({ delay: null });
  expect(choice().value).toBe("system");
  await user.selectOptions(choice(), "Dark");
  expect(shown()).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.selectOptions(choice(), "As the device");
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem("theme")).toBeNull();
});

test("a theme chosen in another tab shows here; nonsense counts as the device's", async () => {
  render(<ThemeSwitch />);
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));
  tell("light");
  await expect.poll(() => choice().value).toBe("light");
  tell('"><script>');
  await expect.poll(() => choice().value).toBe("system");
});

test("where storage is closed the theme still changes", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  render(<ThemeSwitch />);
  await userEvent.setup({ delay: null }).selectOptions(choice(), "Dark");
  expect(shown()).toBe("dark");
});
