import type { Page } from "playwright-core";

/** Signs in on the sign-in page, and waits for the navigation to `destination`. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  destination: string,
): Promise<void> {
  await page.getByLabel("Work Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  // The path alone: the sign-in page has the destination in its query.
  await page.waitForURL((url) => url.pathname === destination);
}

/** The password of all new accounts in these tests. */
export const password = "ink-and-paper";

/** An unused e-mail address. */
export function newAddress(): string {
  return `ada-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

/** Fills in the sign-up form without submitting it. */
export async function fillSignUp(page: Page, email: string, name = "Ada Lovelace"): Promise<void> {
  for (const [label, text] of [
    ["Full Name", name],
    ["Work Email", email],
    ["Phone Number", "+353 1 234 5678"],
    ["Password", password],
    ["Address", "12 St James's Square"],
    ["City", "Dublin"],
    ["Country", "Ireland"],
    ["Zip/Postal code", "D02 XY45"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Creates an account, and gives the calls except those to the identity provider. */
export async function signUp(page: Page, email: string, name?: string): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/identitytoolkit.googleapis.com/")) {
      sent.push(`${request.url()} ${request.postData() ?? ""}`);
    }
  });
  await fillSignUp(page, email, name);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText(/request was received/i).waitFor();
  return sent;
}
