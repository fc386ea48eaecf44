import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { asValue } from "@medusajs/framework/awilix";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify";
import { rearmFormula } from "../catalogue-file/cell";

/**
 * A container for Medusa's product import, in which the escaped formulas of an export are restored.
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

/** Columns that Medusa's export writes and its import refuses. */
const exportedOnly = /^variant (?:thumbnail|image \d+|metadata\..+)$/i;

/**
 * A CSV file with the formulas that an export has escaped, without the columns that an import
 * refuses.
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
  // The reader of the file gets the error.
  return pipeline(file, read, rearmed, stringify(), () => undefined) as unknown as Readable;
}
