import type { Product } from "@chemical-ink/product-api/contract/product";
import type { Cart } from "~/client-state/cart-lines.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { type Account, newAccount } from "./backend.ts";
import { Browser } from "./browser.ts";
import type { Tab } from "./tab.ts";

/** Signs in on another device and fills the cart there. */
export async function fillOnAnotherDevice(
  config: PublicConfig,
  account: Account,
  product: Product,
  quantity: number,
): Promise<void> {
  const device = new Browser(config, Math.random);
  const { shop } = await device.open();
  const problem = await shop.signIn(config, account);
  if (problem) throw new Error(problem.sentence);
  shop.clientState.getState().addToCart(product, quantity);
  await (await shop.startCart(config)).settled();
  device.quit();
}

/** A shopper who clicks at random in a browser, and the expected cart. */
export class Shopper {
  readonly browser: Browser;
  /** The actions, in order. */
  readonly told: string[] = [];
  /** The units of each product that were added and not removed, by product id. */
  readonly #wanted = new Map<string, number>();
  /** Products that two tabs changed at the same moment: the order of these clicks is unknown. */
  readonly #unclear = new Set<string>();
  readonly #work: Promise<unknown>[] = [];
  #account: Account | undefined;

  constructor(
    readonly config: PublicConfig,
    readonly products: readonly Product[],
    readonly random: () => number,
  ) {
    this.browser = new Browser(config, random);
  }

  get account(): Account | undefined {
    return this.#account;
  }

  /** The units that must be in the cart; undefined if unknown. */
  wanted(productId: string): number | undefined {
    return this.#unclear.has(productId) ? undefined : (this.#wanted.get(productId) ?? 0);
  }

  /** Has an account with a cart on another device, with this many units of a product. */
  async hasOtherDevice(product: Product, quantity: number): Promise<void> {
    this.#account = await newAccount();
    await fillOnAnotherDevice(this.config, this.#account, product, quantity);
    // Merged carts have the higher quantity, not the sum.
    this.#unclear.add(product._id);
  }

  readonly browserEvents = {
    add: () => {
      const product = this.#any(this.products);
      const units = 1 + Math.floor(this.random() * 3);
      this.#click("add", product._id, (tab) => {
        tab.shop.clientState.getState().addToCart(product, units);
        tab.shop.startCartSoon(this.config);
      });
    },
    increase: () => this.#clickLine("increase", (state, id) => state.increaseQuantity(id)),
    decrease: () => this.#clickLine("decrease", (state, id) => state.decreaseQuantity(id)),
    remove: () => this.#clickLine("remove", (state, id) => state.deleteFromCart(id)),
    reload: async () => {
      const tab = this.#any(this.browser.tabs);
      this.browser.close(tab);
      await this.browser.open();
      this.told.push("reload");
    },
    secondTab: async () => {
      const [, second] = this.browser.tabs;
      this.told.push(second ? "close second tab" : "open second tab");
      if (second) this.browser.close(second);
      else await this.browser.open();
    },
    offline: () => {
      this.told.push("offline");
      this.browser.disconnect();
    },
    online: () => {
      this.told.push("online");
      this.browser.connect();
    },
    signIn: () => {
      const tab = this.#any(this.browser.tabs);
      const account = this.#account;
      if (!account || tab.shop.clientState.getState().user.userInfo) return;
      this.told.push("sign in");
      const signingIn = tab.shop.signIn(this.config, account).then((problem) => {
        this.told.push(problem ? `(not signed in: ${problem.code})` : "(signed in)");
      });
      this.#work.push(Promise.race([signingIn, tab.closed]));
    },
  };

  /** Waits until no call is under way in any tab; each tab is made visible. */
  async settled(): Promise<void> {
    this.browser.connect();
    for (let calm = 0; calm < 3; ) {
      const before = this.browser.stored("root");
      for (const tab of this.browser.tabs) {
        this.#lookAt(tab);
        await tab.shop.clientState.rehydrate();
        await tab.shop.resumeSession(this.config);
        const { cart } = tab.shop.clientState.getState();
        if (cart.cartId || cart.lines.length > 0) {
          await (await tab.shop.startCart(this.config)).settled();
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      calm = before === this.browser.stored("root") ? calm + 1 : 0;
    }
  }

  get isSignedIn(): boolean {
    return this.browser.tabs.some(({ shop }) => shop.clientState.getState().user.userInfo !== null);
  }

  storedCart(): Cart {
    return (
      JSON.parse(this.browser.stored("root") ?? "{}").state?.cart ?? { cartId: null, lines: [] }
    );
  }

  #clickLine(
    name: string,
    change: (state: ReturnType<Tab["shop"]["clientState"]["getState"]>, id: string) => void,
  ): void {
    const tab = this.#any(this.browser.tabs);
    const { lines } = tab.shop.clientState.getState().cart;
    if (lines.length === 0) return;
    const { _id, variantId } = this.#any(lines);
    this.#click(name, _id, ({ shop }) => change(shop.clientState.getState(), variantId), tab);
  }

  #click(
    name: string,
    productId: string,
    change: (tab: Tab) => void,
    tab = this.#any(this.browser.tabs),
  ): void {
    this.#lookAt(tab);
    const before = unitsIn(tab, productId);
    const isNews = this.browser.tabs.some((other) => unitsIn(other, productId) !== before);
    if (isNews && tab.shop.clientState.getState().rehydrated) this.#unclear.add(productId);
    change(tab);
    const more = unitsIn(tab, productId) - before;
    this.#wanted.set(productId, (this.#wanted.get(productId) ?? 0) + more);
    const number = this.products.findIndex(({ _id }) => _id === productId);
    this.told.push(`${name} ${number} ${more > 0 ? "+" : ""}${more}`);
  }

  /** Sometimes two windows are visible side by side; else one tab hides the other. */
  #lookAt(tab: Tab): void {
    tab.show(true);
    for (const other of this.browser.tabs) {
      if (other !== tab) other.show(this.random() < 0.3);
    }
  }

  #any<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error("There is none to choose from.");
    return item;
  }

  /** Waits for sign-ins in the background. */
  async idle(): Promise<void> {
    await Promise.all(this.#work);
  }
}

function unitsIn(tab: Tab, productId: string): number {
  const { lines } = tab.shop.clientState.getState().cart;
  return lines.find(({ _id }) => _id === productId)?.quantity ?? 0;
}
