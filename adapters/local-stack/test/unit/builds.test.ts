import { relative } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { adminSources } from "../../src/builds.ts";
import { projectDir } from "../../src/settings.ts";

describe("the sources of the admin's build", () => {
  let sources: string[];
  beforeAll(async () => {
    sources = (await adminSources()).map((file) => relative(projectDir, file));
  });

  it.each([
    ["one of its pages", "commerce/src/admin/routes/catalogue/health/page.tsx"],
    ["a file of the backend that a page imports", "commerce/src/modules/printer/printer-key.ts"],
    ["the attributes of products", "commerce/catalogue-schema/src/attributes.ts"],
    ["the configuration of its build", "commerce/src/dashboard-vite.ts"],
    ["Medusa's configuration", "commerce/medusa-config.ts"],
  ])("include %s", (_what, file) => {
    expect(sources).toContain(file);
  });

  it("exclude files of the backend alone", () => {
    expect(sources.filter((file) => /^commerce\/src\/(?:api|workflows|jobs)\//.test(file))).toEqual(
      [],
    );
  });
});
