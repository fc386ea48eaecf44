import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { PublicConfig } from "~/commerce/public-config.ts";
import type { shop } from "./shop-script.ts";

const script = bundle();

/** The shop's browser code, as one text. */
async function bundle(): Promise<string> {
  const storefront = join(import.meta.dirname, "../../..");
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "shop-script.ts")],
    tsconfig: join(storefront, "tsconfig.json"),
    bundle: true,
    write: false,
    platform: "browser",
    format: "cjs",
    jsx: "automatic",
    define: {
      "import.meta.env.VITE_FIREBASE_CONFIG": "undefined",
      "process.env.NODE_ENV": '"production"',
    },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** What the tabs of one browser share. */
interface SharedBrowser {
  readonly isOnline: boolean;
  lockFor(tab: Tab): <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  storageFor(tab: Tab): Record<string, unknown>;
  fetchFor(tab: Tab): typeof fetch;
  quit(): void;
}

/** A tab of a browser that has opened the shop. A closed tab does nothing any more. */
export class Tab {
  isClosed = false;
  readonly closed: Promise<void>;
  #leave: () => void = () => {};
  readonly shop: typeof shop;
  readonly #window: Window & Record<string, unknown>;
  readonly #document: EventTarget & { visibilityState: string };
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(
    readonly browser: SharedBrowser,
    readonly config: PublicConfig,
    source: string,
  ) {
    this.closed = new Promise((resolve) => {
      this.#leave = resolve;
    });
    this.#document = Object.assign(new EventTarget(), {
      visibilityState: "visible",
      documentElement: { lang: "en" },
    });
    this.#window = this.#globals();
    const module = { exports: {} as { shop: typeof shop } };
    const names = [...Object.keys(this.#window), "module"];
    const run = compileFunction(source, names, { filename: "shop-script.js" });
    run(...names.slice(0, -1).map((name) => this.#window[name]), module);
    this.shop = module.exports.shop;
  }

  /** Opens the shop in a new tab, as its pages do: reads the stored state, starts the cart. */
  static async open(browser: SharedBrowser, config: PublicConfig): Promise<Tab> {
    const tab = new Tab(browser, config, await script);
    void tab.shop.clientState.rehydrate().then(() => {
      const { cart } = tab.shop.clientState.getState();
      if (cart.cartId || cart.lines.length > 0) tab.shop.startCartSoon(config);
    });
    return tab;
  }

  get isVisible(): boolean {
    return this.#document.visibilityState === "visible";
  }

  show(isVisible: boolean): void {
    if (isVisible === this.isVisible) return;
    this.#document.visibilityState = isVisible ? "visible" : "hidden";
    this.#document.dispatchEvent(new Event("visibilitychange"));
  }

  dispatch(event: string, details: Record<string, unknown> = {}): void {
    if (!this.isClosed) this.#window.dispatchEvent(Object.assign(new Event(event), details));
  }

  close(): void {
    this.isClosed = true;
    this.#leave();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #globals(): Window & Record<string, unknown> {
    const { browser } = this;
    const { origin, hostname } = new URL(this.config.storefrontUrl);
    const parts = {
      document: this.#document,
      location: {
        origin,
        hostname,
        host: new URL(origin).host,
        href: `${origin}/shop`,
        pathname: "/shop",
        protocol: "http:",
        search: "",
      },
      navigator: {
        userAgent: "A test's browser",
        get onLine() {
          return browser.isOnline;
        },
        locks: { request: browser.lockFor(this) },
      },
      localStorage: browser.storageFor(this),
      crypto,
      fetch: browser.fetchFor(this),
      console: quietConsole,
      setTimeout: (work: () => void, ms?: number) => this.#timer(setTimeout(work, ms)),
      setInterval: (work: () => void, ms?: number) => this.#timer(setInterval(work, ms)),
      clearTimeout,
      clearInterval,
      indexedDB: undefined,
      BroadcastChannel: undefined,
      XMLHttpRequest: undefined,
      process: undefined,
    };
    const window: EventTarget & Record<string, unknown> = Object.assign(
      new EventTarget() as EventTarget & Record<string, unknown>,
      parts,
    );
    window.window = window;
    window.self = window;
    window.globalThis = window;
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) {
      const method = (window as unknown as Record<string, () => void>)[name];
      window[name] = method?.bind(window);
    }
    // Globals that are the same in every tab.
    Object.assign(window, {
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      Blob,
      FormData,
      Uint8Array,
      Promise,
      Error,
      TypeError,
    });
    return window as Window & Record<string, unknown>;
  }

  #timer(timer: NodeJS.Timeout): NodeJS.Timeout {
    this.#timers.add(timer);
    if (this.isClosed) clearTimeout(timer);
    return timer;
  }
}

/** The shop logs failed calls, which are expected here. */
const quietConsole = { ...console, error() {}, warn() {} };
