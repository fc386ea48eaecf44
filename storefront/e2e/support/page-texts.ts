import { shopLabels } from "@chemical-ink/catalogue-schema/labels/shop-labels";
import type { Page } from "playwright-core";
import { company } from "../../app/layout/company.ts";

/** The elements whose words are wider than they, and the page if it is wider than the window. */
export async function tooWideOn(page: Page): Promise<string[]> {
  return page
    .locator("html, button, a, p, h1, h2, h3, label, legend, dt, dd")
    .evaluateAll((elements) =>
      elements
        .filter((it) => it.clientWidth > 1 && it.scrollWidth > it.clientWidth)
        // A long name of a product may be cut with dots.
        .filter((it) => getComputedStyle(it).textOverflow !== "ellipsis")
        .map((it) => `${it.tagName} ${it === document.documentElement ? "" : it.textContent}`),
    );
}

/**
 * What a page in the pseudo-locale says without being a message: texts and labels outside of brackets
 * that are no data of the catalogue.
 */
export async function hardCodedTextsOn(page: Page, catalogue: unknown): Promise<string[]> {
  const said = await page.locator("body").evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.nodeValue ?? "");
    }
    for (const name of ["aria-label", "placeholder", "alt", "title"]) {
      for (const element of body.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts;
  });
  const data = JSON.stringify([catalogue, shopLabels.en, company, "English Deutsch Français"]);
  const outside = said.map((text) => text.replace(/\[.*\]/s, "").trim());
  // Symbols and units have two letters; a day is written by the locale.
  const isOwn = (text: string) => /[a-z]{3}/i.test(text) && !/^\d+ \w+ \d{4}$/.test(text);
  return [...new Set(outside.filter((text) => isOwn(text) && !data.includes(text)))];
}
