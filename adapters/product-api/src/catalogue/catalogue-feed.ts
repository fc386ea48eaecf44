import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  CatalogueUnavailableError,
  type IndexDatabase,
  type IndexVersion,
} from "./index-database.ts";
import { Projection } from "./projection/projection.ts";

/** Changes are asked for so often, ms. What is answered is at most as much older than the index. */
const askEveryMs = 200;
/** After a failure: soon enough to be back within a second, and no storm. */
const retryEveryMs = 500;

/** The catalogue as it is now: in memory, and where its documents are. */
export interface LiveCatalogue {
  projection: Projection;
  version: IndexVersion;
}

interface Options {
  database: IndexDatabase;
  /** Asks the engine which sales channels the shop sells in. */
  salesChannelIds: () => Promise<string[]>;
  /** For so long, ms, the last known catalogue is shown while the database is away. */
  mayBeOldForMs: number;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/** Keeps the projection in step with the catalogue index, from `start` to `stop`. */
export class CatalogueFeed {
  #live: LiveCatalogue | undefined;
  /** When the catalogue in memory was last known to be the index's. */
  #confirmedAt = 0;
  #isWell = true;
  readonly #ending = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  start(): void {
    this.#ended = this.#follow();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#ended;
  }

  /**
   * The catalogue as it is now.
   *
   * @throws CatalogueUnavailableError before it was read, and when nobody knows whether it still is
   * as it was
   */
  read(): LiveCatalogue {
    if (!this.#live) throw new CatalogueUnavailableError("the catalogue has not been read yet");
    if (this.ageMs > this.options.mayBeOldForMs) {
      throw new CatalogueUnavailableError("the catalogue index has been away for too long");
    }
    return this.#live;
  }

  /** Whether the index answered when it was last asked. */
  get isInStep(): boolean {
    return this.#live !== undefined && this.#isWell;
  }

  /** How long ago, ms, the catalogue was known to be as it is here. */
  get ageMs(): number {
    return Date.now() - this.#confirmedAt;
  }

  /** How many products are for sale, as far as is known. */
  get size(): number {
    return this.#live?.projection.size ?? 0;
  }

  /** Changes taken in since the catalogue was read whole. */
  get changes(): number {
    return this.#live?.projection.version ?? 0;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const went = await this.#step().then(
        () => true,
        (err: unknown) => {
          if (this.#isWell) this.options.log.warn({ err }, "the catalogue cannot be followed");
          return false;
        },
      );
      if (went && !this.#isWell) this.options.log.info("the catalogue is followed again");
      this.#isWell = went;
      await pause(went ? askEveryMs : retryEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  async #step(): Promise<void> {
    const asked = Date.now();
    const { database } = this.options;
    const found = this.#live && (await database.changesSince(this.#live.version));
    if (this.#live && found) {
      this.#live.projection.apply(found.changes);
      this.#live = { projection: this.#live.projection, version: found.version };
    } else {
      this.#live = await this.#readAnew();
    }
    this.#confirmedAt = asked;
  }

  /** Reads a version whole. Until it is there, the one before is shown. */
  async #readAnew(): Promise<LiveCatalogue> {
    const { database, salesChannelIds, log } = this.options;
    const started = Date.now();
    const projection = new Projection(new Set(await salesChannelIds()));
    const version = await database.readAll((documents) => projection.load(documents));
    if (!version) throw new CatalogueUnavailableError("the catalogue index has not been built yet");
    projection.arrange();
    const ms = Date.now() - started;
    log.info(
      { table: version.table, products: projection.size, ms },
      "the catalogue has been read",
    );
    return { projection, version };
  }
}
