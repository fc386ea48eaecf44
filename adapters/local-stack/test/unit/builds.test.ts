import { relative } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { adminSources } from "../../src/builds.ts";
import { projectDir } from "../../src/settings.ts";

describe("the admin is built again", () => {
  let sources: string[];
  beforeAll(async () => {
    sources = (await adminSources()).map((file) => relative(projectDir, file));
  });

  it.each([
    ["one of its pages", "commerce/src/admin/routes/catalogue/health/page.tsx"],
    ["a file of the backend that a page imports", "commerce/src/modules/printer/printer-key.ts"],
    ["an attribute of products", "commerce/catalogue-schema/src/attributes.ts"],
    ["how it is built", "commerce/src/dashboard-vite.ts"],
    ["what Medusa reads to build it", "commerce/medusa-config.ts"],
  ])("after a change of %s", (_what, file) => {
    expect(sources).toContain(file);
  });

  it("not after a change of the backend alone", () => {
    expect(sources.filter((file) => /^commerce\/src\/(?:api|workflows|jobs)\//.test(file))).toEqual(
      [],
    );
  });
});
