import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { caches } from "../caches.ts";
import type { CatalogueSearch, StartLoading } from "./catalogue-search.ts";
import { CatalogueUnavailableError, type IndexDatabase } from "./index-database.ts";
import type { IndexVersion } from "./index-tables.ts";

/** The index is asked for changes so often: answers are at most so much older than the index. */
const { freshMs: pollEveryMs } = caches.catalogue;
/** The sales channels change a few times in a shop's life, ms. */
const pollChannelsEveryMs = 15_000;
/** After a failure, ms: soon enough to recover within a second, and rare enough not to add load. */
const retryEveryMs = 500;

/** The catalogue as it is now. */
export interface LiveCatalogue {
  readonly search: CatalogueSearch;
  /** Where the documents are. */
  readonly version: IndexVersion;
  /** How many times the search was changed: an answer is valid as long as it stays the same. */
  readonly changes: number;
}

interface Options {
  database: IndexDatabase;
  /** Starts a new search for the whole catalogue. */
  startLoading: StartLoading;
  /** Asks the commerce backend for the sales channels of the shop. */
  salesChannelIds: () => Promise<string[]>;
  /** While the database is away, the last known catalogue is shown for so long, ms. */
  mayBeOldForMs: number;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Gets the ids of changed and removed products; `"anything"` where every product may have changed. */
  onChange?: (ids: string[] | "anything") => void;
}

/** Keeps a catalogue search in sync with the catalogue index, from `start` to `stop`. */
export class CatalogueFeed {
  #live: LiveCatalogue | undefined;
  /** When the search was last known to be in sync. */
  #confirmedAt = 0;
  #isHealthy = true;
  /** The sales channels that the catalogue was loaded for. */
  #channels: string | undefined;
  #channelsPolledAt = 0;
  /** The catalogue has to be loaded again. */
  #isOutdated = false;
  /** Loads the catalogue again, while the search from before is shown and goes on getting changes. */
  #reloading: Promise<void> | undefined;
  readonly #ending = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** @returns when the first attempt to load the catalogue is over, successful or not */
  start(): Promise<void> {
    return new Promise((attempted) => {
      this.#ended = this.#run(attempted);
    });
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#ended;
    await this.#reloading;
  }

  /**
   * The catalogue as it is now.
   *
   * @throws CatalogueUnavailableError before it was loaded, and when the database has been away for
   * too long
   */
  read(): LiveCatalogue {
    if (!this.#live) throw new CatalogueUnavailableError("the catalogue has not been read yet");
    if (this.ageMs > this.options.mayBeOldForMs) {
      throw new CatalogueUnavailableError("the catalogue index has been away for too long");
    }
    return this.#live;
  }

  /** Whether the catalogue is loaded and the index answered the last poll. */
  get isInSync(): boolean {
    return this.#live !== undefined && this.#isHealthy;
  }

  /** How long ago, ms, the search was known to be in sync with the index. */
  get ageMs(): number {
    return Date.now() - this.#confirmedAt;
  }

  /** How many products are for sale; 0 before the catalogue is loaded. */
  get size(): number {
    return this.#live?.search.size ?? 0;
  }

  /** How many times the catalogue has changed since it was loaded. */
  get changes(): number {
    return this.#live?.changes ?? 0;
  }

  async #run(attempted: () => void): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const outcome = await this.#poll().then(
        (isPart) => ({ isHealthy: true, pauseMs: isPart ? 0 : pollEveryMs }),
        (err: unknown) => {
          if (this.#isHealthy) this.options.log.warn({ err }, "the catalogue cannot be followed");
          return { isHealthy: false, pauseMs: retryEveryMs };
        },
      );
      if (outcome.isHealthy && !this.#isHealthy) {
        this.options.log.info("the catalogue is followed again");
      }
      this.#isHealthy = outcome.isHealthy;
      attempted();
      await pause(outcome.pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns whether there are more changes that can be asked for at once */
  async #poll(): Promise<boolean> {
    const polledAt = Date.now();
    this.#pollChannels();
    if (!this.#live) {
      this.#live = await this.#load();
      this.#confirmedAt = polledAt;
      return false;
    }
    if (this.#isOutdated) this.#reload();
    const live = this.#live;
    const found = await this.options.database.changesSince(live.version);
    if (found && this.#live === live) await live.search.apply(found.changes);
    // A reloaded catalogue has taken its place meanwhile, and is newer.
    if (this.#live !== live) return true;
    if (found) {
      const changed = [...found.changes.documents.map(({ id }) => id), ...found.changes.gone];
      this.options.onChange?.(changed);
      const changes = live.changes + Math.sign(changed.length);
      this.#live = { search: live.search, version: found.version, changes };
      if (live.search.isFragmented) this.#isOutdated = true;
    } else {
      // Another version of the index is in use. The catalogue from before is shown with the changes
      // of the new version until that is loaded.
      this.#isOutdated = true;
      const version = (await this.options.database.currentVersion()) ?? live.version;
      // What is cached is of the old version.
      if (this.#live === live) this.#live = { ...live, version, changes: live.changes + 1 };
      this.options.onChange?.("anything");
    }
    this.#confirmedAt = polledAt;
    return found?.isPart ?? false;
  }

  /** Loads the catalogue again, and shows it when it is complete. */
  #reload(): void {
    this.#reloading ??= this.#load()
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
        this.#reloading = undefined;
      });
  }

  /** Nothing waits for it: the commerce backend can be slow, or away. */
  #pollChannels(): void {
    if (!this.#live || Date.now() - this.#channelsPolledAt < pollChannelsEveryMs) return;
    this.#channelsPolledAt = Date.now();
    this.options.salesChannelIds().then(
      (ids) => {
        if (keyOf(ids) !== this.#channels) this.#isOutdated = true;
      },
      (err: unknown) => this.options.log.warn({ err }, "the sales channels cannot be asked for"),
    );
  }

  async #load(): Promise<LiveCatalogue> {
    const { database, salesChannelIds, startLoading, log } = this.options;
    const started = Date.now();
    const channels = await salesChannelIds();
    const loader = startLoading(new Set(channels));
    const version = await database.readAll(loader, this.#ending.signal);
    if (!version) throw new CatalogueUnavailableError("the catalogue index has not been built yet");
    const search = await loader.finalize();
    this.#channels = keyOf(channels);
    this.#channelsPolledAt = Date.now();
    this.#isOutdated = false;
    const ms = Date.now() - started;
    log.info({ table: version.table, products: search.size, ms }, "the catalogue has been read");
    return { search, version, changes: 0 };
  }
}

function keyOf(salesChannelIds: string[]): string {
  return salesChannelIds.toSorted().join(" ");
}
