import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { asValue } from "@medusajs/framework/awilix";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";
import { rearmFormula } from "../catalogue-file/cell";

/**
 * The container that Medusa's import of products reads a file in: what an export has disarmed is
 * again what it was.
 */
export function rearmedFiles(container: MedusaContainer): MedusaContainer {
  const files = container.resolve(Modules.FILE);
  const scope = container.createScope() as MedusaContainer;
  const reading = {
    getDownloadStream: async (id: string) => rearmCells(await files.getDownloadStream(id)),
  };
  scope.register({
    [Modules.FILE]: asValue(
      new Proxy(files, {
        get: (target, name) =>
          name in reading
            ? reading[name as keyof typeof reading]
            : Reflect.get(target, name, target),
      }),
    ),
  });
  return scope;
}

/** What Medusa's export of products writes and its import refuses; it is not changed by an import. */
const exportedOnly = /^variant (?:thumbnail|image \d+|metadata\..+)$/i;

/**
 * A CSV file without the apostrophes before what begins like a formula, and without the columns that
 * an import does not know.
 */
export function rearmCells(file: Readable): Readable {
  const read = parse({ bom: true, skip_empty_lines: true });
  async function* rearmed(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
    let dropped: boolean[] | undefined;
    for await (const row of rows) {
      dropped ??= row.map((name) => exportedOnly.test(name.trim()));
      yield row.filter((_, index) => !dropped?.[index]).map(rearmFormula);
    }
  }
  // Whoever reads the file hears of a failure.
  return pipeline(file, read, rearmed, stringify(), () => undefined) as unknown as Readable;
}
