import { setTimeout as pause } from "node:timers/promises";
import { RequestFailedError } from "./shop.mjs";

const words = [
  "ink",
  "cartridge",
  "toner",
  "Epson",
  "HP",
  "Canon",
  "black",
  "magenta",
  "T6641",
  "tonner",
];
/** The number of retries before a shopper gives up. */
const maxRetries = 20;
const retryPauseMs = 1_000;

const address = {
  first_name: "Sam",
  last_name: "Shopper",
  address_1: "Rue des Encres 7",
  postal_code: "75011",
  city: "Paris",
  country_code: "fr",
};

/** A simulated shopper, who buys as a guest again and again. */
export class Shopper {
  /** @type {{ email: string, units: number, isOrdered: boolean }[]} */
  purchases = [];

  /** @param {import("./shop.mjs").Shop} shop */
  constructor(shop, { name, thinkingMs }) {
    this.shop = shop;
    this.name = name;
    this.thinkingMs = thinkingMs;
  }

  /** Starts no purchase after `endsAt`, but completes a started one. */
  async shopUntil(endsAt) {
    while (Date.now() < endsAt) {
      try {
        await this.#buy(await this.#find());
      } catch (error) {
        // The failed request is recorded already; the shopper starts again.
        if (!(error instanceof RequestFailedError)) throw error;
        if (process.env.DEBUG) console.error(error.message);
        await pause(retryPauseMs);
      }
    }
  }

  /** Browses, and gives two products in stock. */
  async #find() {
    const { shop } = this;
    await this.#think(() => shop.ask("page: home", "GET", "shop", "/"));
    const page = 1 + Math.floor(Math.random() * 4);
    await this.#think(() => shop.ask("page: shop", "GET", "shop", `/shop?page=${page}`));
    const word = randomOf(words);
    await this.#think(() => shop.ask("page: search", "GET", "shop", `/search?q=${word}`));
    const list = await this.#think(() =>
      shop.ask("api: search", "POST", "api", `/products/search/${word}`, {
        page: 1,
        itemsPerPage: 100,
        filters: {},
      }),
    );
    const inStock = list.json().products.filter(({ Quantity }) => Quantity > 2);
    if (inStock.length === 0) throw new RequestFailedError(`no product in stock for "${word}"`);
    const found = [randomOf(inStock), randomOf(inStock)];
    for (const { slug } of found) {
      await this.#think(() => shop.ask("page: product", "GET", "shop", `/product/${slug}`));
    }
    return found;
  }

  async #buy(products) {
    const { shop } = this;
    const email = `${this.name}-${this.purchases.length}@example.com`;
    const purchase = { email, units: 0, isOrdered: false };
    const regions = await this.#retry(() => ask("cart: region", "GET", "/store/regions"));
    const created = await this.#retry(() =>
      ask("cart: new", "POST", "/store/carts", { region_id: regions.json().regions[0].id }),
    );
    const path = `/store/carts/${created.json().cart.id}`;
    for (const { variantId } of products) await this.#think(() => add(variantId));
    const { items } = (await this.#retry(() => ask("cart: read", "GET", path))).json().cart;
    purchase.units = items.reduce((sum, { quantity }) => sum + quantity, 0);
    this.purchases.push(purchase);

    await this.#think(() =>
      this.#retry(() =>
        ask("checkout: address", "POST", path, {
          email,
          shipping_address: address,
          billing_address: address,
        }),
      ),
    );
    const options = await this.#retry(() =>
      ask(
        "checkout: shipping options",
        "GET",
        `/store/shipping-options?cart_id=${created.json().cart.id}`,
      ),
    );
    const { id: option_id } = options.json().shipping_options[0];
    await this.#think(() =>
      this.#retry(() =>
        ask("checkout: shipping", "POST", `${path}/shipping-methods`, { option_id }),
      ),
    );
    const collection = await this.#retry(() =>
      ask("checkout: payment", "POST", "/store/payment-collections", {
        cart_id: created.json().cart.id,
      }),
    );
    await this.#think(() =>
      this.#retry(() =>
        ask(
          "checkout: payment method",
          "POST",
          `/store/payment-collections/${collection.json().payment_collection.id}/payment-sessions`,
          { provider_id: "pp_system_default" },
        ),
      ),
    );
    const order = await this.#retry(complete);
    purchase.isOrdered = true;
    await ask(
      "order",
      "GET",
      `/store/orders/${order.id}?access=${encodeURIComponent(order.access)}`,
    );

    function ask(step, method, where, body) {
      return shop.ask(step, method, "commerce", where, body);
    }

    /** After a lost answer it reads the cart before it retries, as the storefront does. */
    async function add(variantId) {
      for (let tried = 0; ; tried += 1) {
        try {
          return await ask("cart: add", "POST", `${path}/line-items`, {
            variant_id: variantId,
            quantity: 1,
          });
        } catch (error) {
          if (!isRetryable(error) || tried >= maxRetries) throw error;
          await pause(retryPauseMs);
          const now = await ask("cart: read", "GET", path).catch(() => undefined);
          if (now?.json().cart.items.some((item) => item.variant_id === variantId)) return now;
        }
      }
    }

    async function complete() {
      const answer = (await ask("checkout: order", "POST", `${path}/complete`, {})).json();
      if (answer.type !== "order")
        throw new RequestFailedError(`no order: ${answer.error?.message}`);
      return (await ask("order of cart", "GET", `${path}/order`)).json().order;
    }
  }

  /** Retries a request that is safe to repeat. */
  async #retry(ask) {
    for (let tried = 0; ; tried += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!isRetryable(error) || tried >= maxRetries) throw error;
        await pause(retryPauseMs);
      }
    }
  }

  async #think(ask) {
    const answer = await ask();
    await pause(this.thinkingMs * (0.5 + Math.random()));
    return answer;
  }
}

function isRetryable({ status }) {
  return status === undefined || status >= 500 || status === 429 || status === 409;
}

function randomOf(list) {
  return list[Math.floor(Math.random() * list.length)];
}
