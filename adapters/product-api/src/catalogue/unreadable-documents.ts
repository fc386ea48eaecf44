import type { FastifyBaseLogger } from "fastify";

/**
 * Documents of the catalogue index that hold something else than it declares. Each is said once in
 * the log and left out: one of them takes no other product from the shop.
 */
export class UnreadableDocuments {
  readonly #told = new Set<string>();

  constructor(private readonly log: Pick<FastifyBaseLogger, "warn">) {}

  /** What `read` makes of a document; nothing where it cannot. */
  readonly read = <Read>(id: string, read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (err) {
      if (!this.#told.has(id)) {
        this.#told.add(id);
        this.log.warn({ err, id }, "a document of the catalogue index cannot be read");
      }
      return undefined;
    }
  };
}
