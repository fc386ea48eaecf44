import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { caches } from "../caches.ts";
import {
  CatalogueUnavailableError,
  type IndexDatabase,
  type IndexVersion,
} from "./index-database.ts";
import { Projection } from "./projection/projection.ts";
import type { UnreadableDocuments } from "./unreadable-documents.ts";

/** Changes are asked for so often. What is answered is at most as much older than the index. */
const { freshMs: askEveryMs } = caches.catalogue;
/** The sales channels change a few times in a shop's life, ms. */
const askChannelsEveryMs = 15_000;
/** After a failure: soon enough to be back within a second, and no storm. */
const retryEveryMs = 500;

/** The catalogue as it is now: in memory, and where its documents are. */
export interface LiveCatalogue {
  projection: Projection;
  version: IndexVersion;
}

interface Options {
  database: IndexDatabase;
  unreadable: UnreadableDocuments;
  /** Asks the engine which sales channels the shop sells in. */
  salesChannelIds: () => Promise<string[]>;
  /** For so long, ms, the last known catalogue is shown while the database is away. */
  mayBeOldForMs: number;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Is told the ids of what has changed or gone; or that anything may have changed. */
  onChange?: (ids: string[] | "anything") => void;
}

/** Keeps the projection in step with the catalogue index, from `start` to `stop`. */
export class CatalogueFeed {
  #live: LiveCatalogue | undefined;
  /** When the catalogue in memory was last known to be the index's. */
  #confirmedAt = 0;
  #isWell = true;
  /** What the catalogue in memory was read for. */
  #channels: string | undefined;
  #channelsAskedAt = 0;
  /** What is shown was read for other channels, or from what is no longer in use. */
  #isOutdated = false;
  /** Another one is being read, beside the one that is shown and goes on following. */
  #reading: Promise<void> | undefined;
  readonly #ending = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** @returns when reading the catalogue has been tried once, whatever came of it */
  start(): Promise<void> {
    return new Promise((tried) => {
      this.#ended = this.#follow(tried);
    });
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#ended;
    await this.#reading;
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
  get isInSync(): boolean {
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

  async #follow(tried: () => void): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const went = await this.#step().then(
        (isPart) => ({ isWell: true, pauseMs: isPart ? 0 : askEveryMs }),
        (err: unknown) => {
          if (this.#isWell) this.options.log.warn({ err }, "the catalogue cannot be followed");
          return { isWell: false, pauseMs: retryEveryMs };
        },
      );
      if (went.isWell && !this.#isWell) this.options.log.info("the catalogue is followed again");
      this.#isWell = went.isWell;
      tried();
      await pause(went.pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns whether there is more to be taken in at once */
  async #step(): Promise<boolean> {
    const asked = Date.now();
    this.#watchChannels();
    if (!this.#live) {
      this.#live = await this.#readAnew();
      this.#confirmedAt = asked;
      return false;
    }
    if (this.#isOutdated) this.#readBeside();
    const live = this.#live;
    const found = await this.options.database.changesSince(live.version);
    // What was read beside has taken its place meanwhile, and knows more.
    if (this.#live !== live) return true;
    if (found) {
      const { documents, gone } = found.changes;
      live.projection.apply(found.changes);
      this.options.onChange?.([...documents.map(({ id }) => id), ...gone]);
      this.#live = { projection: live.projection, version: found.version };
      if (live.projection.tombstones > mostTombstones(live.projection)) this.#isOutdated = true;
    } else {
      // Until all is read anew, the one before is shown, with what changes from now on.
      const version = await this.options.database.currentVersion();
      this.#isOutdated = true;
      if (version && this.#live === live) this.#live = { projection: live.projection, version };
      // What is cached is not of this version.
      live.projection.version += 1;
      this.options.onChange?.("anything");
    }
    this.#confirmedAt = asked;
    return found?.isPart ?? false;
  }

  /** Reads all anew while what is there goes on serving, and puts it in its place when it is whole. */
  #readBeside(): void {
    this.#reading ??= this.#readAnew()
      .then(
        (live) => {
          this.#live = live;
        },
        (err: unknown) => {
          if (!this.#ending.signal.aborted) {
            this.options.log.warn({ err }, "the catalogue cannot be read anew");
          }
        },
      )
      .finally(() => {
        this.#reading = undefined;
      });
  }

  /** Beside the following, which the engine may not hold up: it can be slow, or away. */
  #watchChannels(): void {
    if (!this.#live || Date.now() - this.#channelsAskedAt < askChannelsEveryMs) return;
    this.#channelsAskedAt = Date.now();
    this.options.salesChannelIds().then(
      (ids) => {
        if (keyOf(ids) !== this.#channels) this.#isOutdated = true;
      },
      (err: unknown) => this.options.log.warn({ err }, "the sales channels cannot be asked for"),
    );
  }

  /** Reads the version in use whole. */
  async #readAnew(): Promise<LiveCatalogue> {
    const { database, salesChannelIds, unreadable, log } = this.options;
    const started = Date.now();
    const channels = await salesChannelIds();
    const projection = new Projection(new Set(channels), unreadable.read);
    const version = await database.readAll(projection, this.#ending.signal);
    if (!version) throw new CatalogueUnavailableError("the catalogue index has not been built yet");
    await projection.finalize();
    this.#channels = keyOf(channels);
    this.#channelsAskedAt = Date.now();
    this.#isOutdated = false;
    const ms = Date.now() - started;
    log.info(
      { table: version.table, products: projection.size, ms },
      "the catalogue has been read",
    );
    return { projection, version };
  }
}

/** Slots that products have left are walked through all the same. */
function mostTombstones({ size }: Projection): number {
  return Math.max(10_000, size / 4);
}

function keyOf(salesChannelIds: string[]): string {
  return salesChannelIds.toSorted().join(" ");
}
