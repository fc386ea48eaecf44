import type { FastifyReply } from "fastify";
import { caches } from "./caches.ts";
import { CatalogueCache, type CatalogueState } from "./catalogue/catalogue-cache.ts";

const { maxBytes } = caches.answers;

/** An answer as it goes over the line, and whether others may get it too. */
interface Answer {
  text: Buffer;
  isCacheable: boolean;
}

/**
 * Answers to what has been asked before, ready to be sent. Any change of the catalogue empties the
 * cache. Who asks what is being found out for somebody else waits for the same answer. Failures are
 * not cached.
 */
export class AnswerCache {
  readonly #cache = new CatalogueCache<Answer, () => Promise<Answer>>({
    maxSize: maxBytes,
    // What must not be cached does not fit; a single answer fits however long it is.
    sizeCalculation: ({ text, isCacheable }) =>
      isCacheable ? Math.min(text.length, maxBytes) : maxBytes + 1,
    // Who waits gets the answer, also where the catalogue has changed meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_question, _stale, { context }) => context(),
  });

  /** @param state gives the catalogue as it is now, or throws */
  constructor(private readonly state: () => CatalogueState) {}

  /** How many answers it holds. */
  get count(): number {
    return this.#cache.count;
  }

  /** What they hold together, bytes. */
  get bytes(): number {
    return this.#cache.bytes;
  }

  /**
   * Sends what was found as JSON.
   *
   * @param question all that the answer depends on, but for the catalogue
   * @param isCacheable whether others may get what was found too
   * @throws what `find` throws
   */
  async send<Found>(
    reply: FastifyReply,
    question: string,
    find: () => Promise<Found>,
    isCacheable: (found: Found) => boolean = () => true,
  ) {
    const context = async () => {
      const found = await find();
      return { text: Buffer.from(JSON.stringify(found)), isCacheable: isCacheable(found) };
    };
    const { text } = await this.#cache.of(this.state()).forceFetch(question, { context });
    return reply.type("application/json; charset=utf-8").send(text);
  }
}
