import type { PublicConfig } from "~/commerce/public-config.ts";
import { Tab } from "./tab.ts";

/** What never comes: nobody is there any more to wait for it. */
const never = new Promise<never>(() => {});

/**
 * A browser of one shopper: its tabs share storage, locks and the connection, as a real one's do. The
 * calls are real.
 */
export class Browser {
  isOnline = true;
  tabs: Tab[] = [];
  /** The next answer from such an address gets lost on its way: what was asked for was done. */
  losesAnswerOf: RegExp | null = null;
  /**
   * Calls that change a cart, made while another of the same cart was under way in a tab that is
   * still there: with its tab a call is given up, whatever the backend makes of it.
   */
  readonly overlaps: string[] = [];
  readonly #config: PublicConfig;
  readonly #random: () => number;
  readonly #stored = new Map<string, string>();
  /** Ends every call that is under way. */
  readonly #underWay = new Set<() => void>();
  readonly #changing = new Map<string, { call: string }>();
  #lock: Promise<unknown> = Promise.resolve();

  constructor(config: PublicConfig, random: () => number) {
    this.#config = config;
    this.#random = random;
  }

  async open(): Promise<Tab> {
    const tab = await Tab.open(this, this.#config);
    this.tabs.push(tab);
    return tab;
  }

  /** A reload is this, and a new tab. */
  close(tab: Tab): void {
    tab.close();
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  /** Closes every tab. */
  quit(): void {
    for (const tab of this.tabs) this.close(tab);
  }

  /** What is under way may have arrived, or not; nobody gets to know. */
  disconnect(): void {
    this.isOnline = false;
    for (const end of this.#underWay) end();
    for (const tab of this.tabs) tab.hears("offline");
  }

  connect(): void {
    this.isOnline = true;
    for (const tab of this.tabs) tab.hears("online");
  }

  /** What is stored under a key. */
  stored(key: string): string | undefined {
    return this.#stored.get(key);
  }

  storageFor(tab: Tab): Record<string, unknown> {
    const tell = (key: string, oldValue: string | null, newValue: string | null) => {
      for (const other of this.tabs) {
        // Other tabs hear of it a little later, as in a browser.
        if (other !== tab) {
          setTimeout(() => other.hears("storage", { key, oldValue, newValue }), this.#random() * 4);
        }
      }
    };
    const write = (key: string, value: string | null) => {
      const before = this.#stored.get(key) ?? null;
      if (tab.isClosed || before === value) return;
      if (value === null) this.#stored.delete(key);
      else this.#stored.set(key, value);
      tell(key, before, value);
    };
    return {
      getItem: (key: string) => this.#stored.get(key) ?? null,
      setItem: (key: string, value: string) => write(key, String(value)),
      removeItem: (key: string) => write(key, null),
    };
  }

  /** One lock, by turns; it ends with its tab. */
  lockFor(tab: Tab): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> {
    return (_name, work) =>
      new Promise((resolve, reject) => {
        this.#lock = this.#lock.then(() => {
          if (tab.isClosed) return;
          return Promise.race([work().then(resolve, reject), tab.closed]);
        });
      });
  }

  fetchFor(tab: Tab): typeof fetch {
    return async (input, init) => {
      if (tab.isClosed) return never;
      if (!this.isOnline) throw new TypeError("fetch failed: no connection");
      const request = new Request(input, init);
      const done = this.#watch(request);
      void tab.closed.then(done);
      try {
        const response = await this.#call(request);
        if (tab.isClosed) return never;
        return response;
      } catch (cause) {
        if (tab.isClosed) return never;
        throw cause;
      } finally {
        done();
      }
    };
  }

  #call(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const end = () => {
        if (this.#random() < 0.5) controller.abort();
        reject(new TypeError("fetch failed: the connection was lost"));
      };
      this.#underWay.add(end);
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) }))
        .then(async (response) => {
          const isEmpty = [204, 304].includes(response.status);
          const body = isEmpty ? null : await response.arrayBuffer();
          if (this.losesAnswerOf?.test(request.url)) {
            this.losesAnswerOf = null;
            end();
          }
          resolve(new Response(body, response));
        })
        .catch(reject)
        .finally(() => this.#underWay.delete(end));
    });
  }

  /** Notes a call that overlaps with another; gives what to call when it has ended. */
  #watch({ method, url }: Request): () => void {
    const cart = /\/store\/carts\/(\w+)/.exec(url)?.[1];
    if (!cart || method === "GET" || url.endsWith("unavailable-items")) return () => {};
    const call = `${method} ${url}`;
    const other = this.#changing.get(cart);
    if (other) this.overlaps.push(`${call} during ${other.call}`);
    const own = { call };
    this.#changing.set(cart, own);
    return () => {
      if (this.#changing.get(cart) === own) this.#changing.delete(cart);
    };
  }
}
