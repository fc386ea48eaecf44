import type { PublicConfig } from "~/commerce/public-config.ts";
import { Tab } from "./tab.ts";

/** A promise for a closed tab, which never settles. */
const never = new Promise<never>(() => {});

/** A shopper's browser, whose tabs share storage, locks and connection. The calls are real. */
export class Browser {
  isOnline = true;
  tabs: Tab[] = [];
  /** The next answer of a matching URL is lost; the backend has done the call. */
  losesAnswerOf: RegExp | null = null;
  /**
   * Calls that change a cart during another call of the same cart in an open tab: a closed tab has
   * given its call up, whatever the backend does with it.
   */
  readonly overlaps: string[] = [];
  readonly #config: PublicConfig;
  readonly #random: () => number;
  readonly #stored = new Map<string, string>();
  /** Functions that end the current calls. */
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

  /** A reload closes a tab and opens a new one. */
  close(tab: Tab): void {
    tab.close();
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  quit(): void {
    for (const tab of this.tabs) this.close(tab);
  }

  /** Current calls may have arrived or not; their answers are lost. */
  disconnect(): void {
    this.isOnline = false;
    for (const end of this.#underWay) end();
    for (const tab of this.tabs) tab.dispatch("offline");
  }

  connect(): void {
    this.isOnline = true;
    for (const tab of this.tabs) tab.dispatch("online");
  }

  stored(key: string): string | undefined {
    return this.#stored.get(key);
  }

  storageFor(tab: Tab): Record<string, unknown> {
    const tell = (key: string, oldValue: string | null, newValue: string | null) => {
      for (const other of this.tabs) {
        // Other tabs get the event a little later, as in a browser.
        if (other !== tab) {
          setTimeout(
            () => other.dispatch("storage", { key, oldValue, newValue }),
            this.#random() * 4,
          );
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

  /** One lock, held by one tab at a time; closing the tab releases it. */
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

  /** Records a call that overlaps with another; gives a function to call at its end. */
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
