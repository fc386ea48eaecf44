import { type Problem, problemCodes } from "@chemical-ink/product-api/contract/problem";
import { expect, it } from "vitest";
import { inLanguage } from "~/language/language.server.ts";
import { languages, mainLanguage } from "~/language/language.ts";
import { problemSentence } from "~/merchandising/form/problem-sentence.ts";

const problem: Problem = {
  ...{ type: "urn:chemical-ink:problem:already-there", title: "Conflict", status: 409 },
  ...{ code: "already-there", detail: "A product is called so already.", reference: "req-1" },
};

it("keeps the API's own words in the language that it writes", () => {
  expect(inLanguage(mainLanguage, () => problemSentence(problem))).toBe(problem.detail);
});

it.each(languages.filter((language) => language !== mainLanguage))("is said in %s", (language) => {
  const said = (one: Problem) => inLanguage(language, () => problemSentence(one));
  expect(said(problem)).not.toBe(problem.detail);
  for (const code of problemCodes) expect(said({ ...problem, code })).not.toContain(problem.detail);
  const unexpected = said({ ...problem, code: "unexpected" });
  expect(unexpected).toContain("req-1");
});
