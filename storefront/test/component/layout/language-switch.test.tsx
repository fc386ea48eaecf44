import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { languages, pathIn } from "~/language/language.ts";
import { LanguageSwitch } from "~/layout/language-switch.tsx";
import { showAt } from "../../fixtures/show.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.lang = "en";
});

test("each language is a link to the same page, with what is filtered", () => {
  showAt("/shop?brand=Epson&page=2", <LanguageSwitch />);
  const french = screen.getByRole("link", { name: "Français" });
  expect(french.getAttribute("href")).toBe("/fr/shop?brand=Epson&page=2");
  expect(french.getAttribute("hreflang")).toBe("fr");
  expect(french.getAttribute("lang")).toBe("fr");
  const english = screen.getByRole("link", { name: "English" });
  expect(english.getAttribute("href")).toBe("/shop?brand=Epson&page=2");
  expect(english.getAttribute("aria-current")).toBe("true");
});

test("on a French page it leads to the others, under a French name", () => {
  document.documentElement.lang = "fr";
  showAt("/", <LanguageSwitch onlyOthers />);
  expect(screen.getByRole("list", { name: "Langue" })).toBeDefined();
  const others = languages.filter((language) => language !== "fr");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    others.map((language) => pathIn(language, "/")),
  );
});

test.each(["//evil.example/a", "///evil.example", "/\\evil.example"])(
  "on a page at %s no language leads to another site",
  (path) => {
    showAt(path, <LanguageSwitch />);
    const hosts = screen
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "", "https://shop.example").host);
    expect(hosts).toEqual(languages.map(() => "shop.example"));
  },
);
