/** Of Firebase's tools the shop runs one emulator; package.json leaves out what only the others need. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../../../..");
const emulator = "node_modules/firebase-tools/lib/emulator/auth/index.js";

interface Lock {
  packages: Record<string, { name?: string }>;
}

test("the identity emulator loads none of the packages that are left out", async () => {
  const lock: Lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  const leftOut = Object.keys(lock.packages).filter(
    (place) => lock.packages[place]?.name === "noop-package",
  );
  expect(leftOut.length).toBeGreaterThan(10);
  const looked = ["node_modules/firebase-tools", ...leftOut];
  const { fileList } = await nodeFileTrace([join(project, emulator)], {
    base: project,
    // What other packages load is not looked through: it takes five times as long.
    ignore: (file) => !looked.some((place) => file.startsWith(place)),
  });
  const loaded = [...fileList];
  expect(loaded).toContain(emulator);
  const wanted = leftOut.filter((place) => loaded.some((file) => file.startsWith(`${place}/`)));
  expect(wanted).toEqual([]);
});
