/** The shop runs one emulator of firebase-tools. package.json replaces the packages of the others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../../../..");
const emulator = "node_modules/firebase-tools/lib/emulator/auth/index.js";

interface Lock {
  packages: Record<string, { name?: string }>;
}

test("the identity emulator loads none of the replaced packages", async () => {
  const lock: Lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const replaced = Object.keys(lock.packages).filter(
    (place) => lock.packages[place]?.name === "noop-package",
  );
  expect(replaced.length).toBeGreaterThan(10);
  const traced = ["node_modules/firebase-tools", ...replaced];
  const { fileList } = await nodeFileTrace([join(project, emulator)], {
    base: project,
    // Imports of other packages are not followed: that takes five times as long.
    ignore: (file) => !traced.some((place) => file.startsWith(place)),
  });
  const loaded = [...fileList];
  expect(loaded).toContain(emulator);
  const loadedReplacements = replaced.filter((place) =>
    loaded.some((file) => file.startsWith(`${place}/`)),
  );
  expect(loadedReplacements).toEqual([]);
});
