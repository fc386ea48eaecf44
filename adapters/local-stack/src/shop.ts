import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIfChanged, buildOtherParts, compileMessages, serverBuild } from "./builds.ts";
import { run, stopRunningCommands } from "./command.ts";
import { checkDataVersion, createDataFolder, resetDataFolder } from "./data-folder.ts";
import { createDemoAccounts } from "./demo-accounts.ts";
import { backendEnvironment } from "./environments.ts";
import { lockDataFolder } from "./local-shop-lock.ts";
import type { Mode } from "./mode.ts";
import type { Progress } from "./progress.ts";
import { Service, type ServiceDefinition } from "./service.ts";
import {
  backendDir,
  backendService,
  identityService,
  medusaCli,
  postgresService,
  productApiService,
  storefrontService,
} from "./services.ts";
import type { Settings } from "./settings.ts";

export interface StartOptions {
  /** Deletes the shop's data first. */
  reset?: boolean;
  /** Gets the shop before it is started, so that the caller can stop it during the start. */
  onStarting?: (shop: LocalShop) => void;
}

/** A whole shop on this machine: database, identity provider, backend, product API, storefront. */
export class LocalShop {
  /** In the order of their start; they stop in the reverse order. */
  readonly #services: Service[] = [];
  #unlock: () => void = () => {};
  #stopped: Promise<void> | undefined;

  private constructor(
    private readonly settings: Settings,
    private readonly mode: Mode,
    private readonly progress: Progress,
    private readonly options: StartOptions,
  ) {}

  /**
   * Builds changed parts, migrates and seeds the database, and starts all services. Where a part fails,
   * it stops all started services.
   *
   * @throws CannotStartError, CommandError or ServiceError, each with a sentence for users
   */
  static async start(
    settings: Settings,
    mode: Mode,
    progress: Progress,
    options: StartOptions = {},
  ): Promise<LocalShop> {
    const shop = new LocalShop(settings, mode, progress, options);
    options.onStarting?.(shop);
    try {
      await shop.#start();
    } catch (error) {
      await shop.stop();
      throw error;
    }
    return shop;
  }

  /**
   * Builds the backend, migrates and seeds the database, and stops. The next start is then faster.
   *
   * @throws as `start` does
   */
  static async seed(
    settings: Settings,
    mode: Mode,
    progress: Progress,
    options: StartOptions = {},
  ): Promise<void> {
    const shop = new LocalShop(settings, mode, progress, options);
    try {
      const logDir = await shop.#open();
      const seeded = shop.#seed(logDir);
      await settleAll([seeded, shop.#startIdentity()], () => shop.#abort());
    } finally {
      await shop.stop();
    }
  }

  /** Calls back when a service exits unexpectedly. */
  onUnexpectedExit(callback: (service: Service) => void): void {
    for (const service of this.#services) service.onUnexpectedExit(callback);
  }

  /** Stops all services in order and unlocks the data folder. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Locks and prepares the data folder. Gives the folder of its logs. */
  async #open(): Promise<string> {
    const { settings, options } = this;
    await createDataFolder(settings.dataDir);
    this.#unlock = await lockDataFolder(settings);
    if (options.reset) await resetDataFolder(settings.dataDir);
    await checkDataVersion(settings.dataDir);
    const logDir = join(settings.dataDir, "logs");
    await mkdir(logDir, { recursive: true, mode: 0o700 });
    return logDir;
  }

  async #start(): Promise<void> {
    const { settings, mode, progress } = this;
    const logDir = await this.#open();
    if (mode === "watched") await compileMessages(logDir);
    const built =
      mode === "built" ? buildOtherParts(settings, logDir, progress) : Promise.resolve();
    const seeded = this.#seed(logDir);
    // Seeding needs no accounts, so the identity provider starts after the builds.
    const identity = built.then(() => this.#startIdentity());
    const servers = Promise.all([built, seeded]).then(() =>
      // The product API waits for the backend, so both start together.
      Promise.all([
        this.#run(backendService(settings, mode)),
        this.#run(productApiService(settings, mode)),
        this.#run(storefrontService(settings, mode)),
      ]),
    );
    // Waits for all tasks, so that none runs in the background after another one failed.
    await settleAll([built, seeded, identity, servers], () => this.#abort());
  }

  async #startIdentity(): Promise<void> {
    await this.#run(identityService(this.settings));
    await createDemoAccounts(`http://127.0.0.1:${this.settings.ports.identity}`);
  }

  /** Migrates and seeds the database. Both need only the backend's server build. */
  async #seed(logDir: string): Promise<void> {
    const database = this.#run(postgresService(this.settings));
    const compiled =
      this.mode === "built"
        ? buildIfChanged(serverBuild, logDir, this.progress)
        : Promise.resolve(undefined);
    const [fingerprint] = await Promise.all([compiled, database]);
    await this.#prepareDatabase(fingerprint, logDir);
  }

  async #run(definition: ServiceDefinition): Promise<void> {
    await this.progress.task(definition.name, async () => {
      await Service.start(definition, (starting) => this.#services.push(starting));
    });
  }

  /** Migrates and seeds, unless the same backend build has already done both with this data. */
  async #prepareDatabase(fingerprint: string | undefined, logDir: string): Promise<void> {
    const { settings, mode, progress } = this;
    const stampFile = join(settings.dataDir, "prepared-by");
    const preparedBy = await readFile(stampFile, "utf8").catch(() => "");
    if (fingerprint !== undefined && preparedBy === fingerprint) return;
    await rm(stampFile, { force: true });

    const medusa = (name: string, args: string[]) =>
      run({
        name,
        args: [medusaCli, ...args],
        cwd: backendDir(mode),
        env: backendEnvironment(settings, mode),
        logFile: join(logDir, `${args[0]?.replace(":", "-")}.log`),
      });
    await progress.task("database: migrating", () => medusa("migration", ["db:migrate"]));
    const script = mode === "built" ? "./src/seed-shop.js" : "./src/seed-shop.ts";
    await progress.task("demo shop: seeding", () => medusa("seeding", ["exec", script]));
    if (fingerprint !== undefined) await writeFile(stampFile, fingerprint);
  }

  async #abort(): Promise<void> {
    stopRunningCommands();
    await Promise.all(this.#services.map((service) => service.stop()));
  }

  async #stop(): Promise<void> {
    stopRunningCommands();
    for (const service of [...this.#services].reverse()) await service.stop();
    this.#unlock();
  }
}

/** Waits for all tasks. Where one fails, `abort` stops the others, and its error is thrown. */
async function settleAll(tasks: Promise<unknown>[], abort: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(tasks);
  } catch (error) {
    await abort();
    await Promise.allSettled(tasks);
    throw error;
  }
}
