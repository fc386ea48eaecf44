import type { Page } from "playwright-core";

/** Signs somebody in on the sign-in page, and waits until it leads on to `destination`. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  destination: string,
): Promise<void> {
  await page.getByLabel("Work Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  // The path alone: the sign-in page itself names the destination in its query.
  await page.waitForURL((url) => url.pathname === destination);
}
