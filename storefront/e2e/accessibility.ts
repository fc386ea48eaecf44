import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What keeps people from using a page that is open, by WCAG 2.2 AA and axe's best practices. */
export async function barriersOn(page: Page): Promise<string[]> {
  // What stands behind an open dialog is hidden from assistive technology, its heading included.
  const heading = page.getByRole("heading", { level: 1 });
  await heading.or(page.getByRole("dialog")).first().waitFor();
  await page.waitForLoadState("networkidle");
  return violationsOf(
    new AxeBuilder({ page }).withTags([
      "wcag2a",
      "wcag2aa",
      "wcag21a",
      "wcag21aa",
      "wcag22aa",
      "best-practice",
    ]),
  );
}

/** What is hard to read on a page that is open: all that another theme can change. */
export async function faintTextsOn(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return violationsOf(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
