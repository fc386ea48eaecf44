import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIfChanged, buildWhatWaits, serverBuild } from "./builds.ts";
import { endRunningCommands, run } from "./command.ts";
import { checkDataVersion, makeDataFolder, resetDataFolder } from "./data-folder.ts";
import { makeDemoAccounts } from "./demo-accounts.ts";
import { backendEnvironment } from "./environments.ts";
import { takeDataFolder } from "./local-shop-lock.ts";
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
  /** Empties the data folder first. */
  reset?: boolean;
  /** Gets the shop before it runs, so that it can be stopped half-way. */
  onStarting?: (shop: LocalShop) => void;
}

/** A whole shop on this machine: database, identity provider, backend, product API, storefront. */
export class LocalShop {
  /** In the order of their start; they stop in the opposite one. */
  readonly #services: Service[] = [];
  #letGo: () => void = () => {};
  #stopped: Promise<void> | undefined;

  private constructor(
    private readonly settings: Settings,
    private readonly mode: Mode,
    private readonly progress: Progress,
    private readonly options: StartOptions,
  ) {}

  /**
   * Builds what changed, migrates, seeds what is missing, and starts everything.
   * When a part fails, everything that was started is stopped again.
   *
   * @throws CannotStartError, CommandError or ServiceError, each with a sentence for people
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
   * Builds the backend, migrates, seeds what is missing, and closes again: a start finds it done.
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
      await settleAll([seeded, shop.#startIdentity()], () => shop.#giveUp());
    } finally {
      await shop.stop();
    }
  }

  /** Calls back when a part ends that should go on. */
  onUnexpectedExit(callback: (service: Service) => void): void {
    for (const service of this.#services) service.onUnexpectedExit(callback);
  }

  /** Stops every part in order and lets go of the data folder. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Takes the data folder; gives the folder of its logs. */
  async #open(): Promise<string> {
    const { settings, options } = this;
    await makeDataFolder(settings.dataDir);
    this.#letGo = await takeDataFolder(settings);
    if (options.reset) await resetDataFolder(settings.dataDir);
    await checkDataVersion(settings.dataDir);
    const logDir = join(settings.dataDir, "logs");
    await mkdir(logDir, { recursive: true, mode: 0o700 });
    return logDir;
  }

  async #start(): Promise<void> {
    const { settings, mode, progress } = this;
    const logDir = await this.#open();
    const built = mode === "built" ? buildWhatWaits(settings, logDir, progress) : Promise.resolve();
    const seeded = this.#seed(logDir);
    // Seeding needs no accounts: where there is much to build, that comes first.
    const identity = built.then(() => this.#startIdentity());
    const answering = Promise.all([built, seeded]).then(() =>
      // The product API waits for the backend, and is ready by the time that it is there.
      Promise.all([
        this.#run(backendService(settings, mode)),
        this.#run(productApiService(settings, mode)),
        this.#run(storefrontService(settings, mode)),
      ]),
    );
    // All of them, so that nothing goes on in the background once one has failed.
    await settleAll([built, seeded, identity, answering], () => this.#giveUp());
  }

  async #startIdentity(): Promise<void> {
    await this.#run(identityService(this.settings));
    await makeDemoAccounts(`http://127.0.0.1:${this.settings.ports.identity}`);
  }

  /** Gives the database its tables and the demo shop; both need only the backend's server. */
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
      const service = await Service.start(definition, (starting) => this.#services.push(starting));
      return service;
    });
  }

  /** Migrates and seeds; skipped when the same backend has already done both with this data. */
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

  async #giveUp(): Promise<void> {
    endRunningCommands();
    await Promise.all(this.#services.map((service) => service.stop()));
  }

  async #stop(): Promise<void> {
    endRunningCommands();
    for (const service of [...this.#services].reverse()) await service.stop();
    this.#letGo();
  }
}

/** Waits for all; when one fails, `giveUp` ends the others, and its error is the one that is thrown. */
async function settleAll(tasks: Promise<unknown>[], giveUp: () => Promise<void>): Promise<void> {
  try {
    await Promise.all(tasks);
  } catch (error) {
    await giveUp();
    await Promise.allSettled(tasks);
    throw error;
  }
}
