import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Accessibility problems of an open page, by WCAG 2.2 AA and axe's best practices. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Content behind an open dialog is hidden from assistive technology, with its heading.
  const heading = page.getByRole("heading", { level: 1 });
  await heading.or(page.getByRole("dialog")).first().waitFor();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
