import type { FastifyBaseLogger } from "fastify";

/**
 * Documents of the catalogue index with fields of another type than the index declares. Each is
 * logged once and left out; the other products stay in the shop.
 */
export class UnreadableDocuments {
  readonly #logged = new Set<string>();

  constructor(private readonly log: Pick<FastifyBaseLogger, "warn">) {}

  /** What `read` returns; undefined where it throws. */
  readonly read = <Read>(id: string, read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (err) {
      if (!this.#logged.has(id)) {
        this.#logged.add(id);
        this.log.warn({ err, id }, "a document of the catalogue index cannot be read");
      }
      return undefined;
    }
  };
}
