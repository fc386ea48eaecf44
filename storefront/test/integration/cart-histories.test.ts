/**
 * Random histories of shoppers, with the shop's own code and a real backend that is killed
 * meanwhile.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Product } from "@chemical-ink/product-api/contract/product";
import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { type SecondBackend, startSecondBackend } from "@chemical-ink/test-kit/second-backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BackendCart } from "~/commerce/backend-types.ts";
import { seededRandom } from "../fixtures/seeded-random.ts";
import {
  call,
  customerToken,
  deleteProducts,
  makeProducts,
  publicConfig,
} from "./support/backend.ts";
import { Shopper } from "./support/shopper.ts";

/**
 * One, to keep the suite short; `HISTORIES=200` runs more, `FIRST_HISTORY` is the seed of the
 * first.
 */
const histories = Number(process.env.HISTORIES ?? 1);
const first = Number(process.env.FIRST_HISTORY ?? 0);
/** Histories that run at the same time, with the same restart of the backend. */
const atOnce = Math.min(histories, 10);
const steps = 18;
const fewUnits = 3;

let backend: SecondBackend;
let products: Product[];

beforeAll(async () => {
  [backend, products] = await Promise.all([
    startSecondBackend(runningShop()),
    makeProducts([fewUnits, 5_000, 5_000, 5_000, 5_000]),
  ]);
}, 400_000);

afterAll(async () => {
  await backend?.stop();
  await deleteProducts(products ?? []);
});

async function begin(seed: number): Promise<Shopper> {
  const config = publicConfig(runningShop(), backend.url);
  const shopper = new Shopper(config, products, seededRandom(seed));
  const onOtherDevice = products[1];
  if (seed % 2 === 0 && onOtherDevice) await shopper.hasOtherDevice(onOtherDevice, 4);
  await shopper.browser.open();
  return shopper;
}

async function live(shopper: Shopper): Promise<void> {
  const { browserEvents, random } = shopper;
  const names = Object.keys(browserEvents) as (keyof typeof browserEvents)[];
  for (let step = 0; step < steps; step += 1) {
    // Frequent actions are chosen more often.
    const name = random() < 0.4 ? "add" : (names[Math.floor(random() * names.length)] ?? "add");
    await browserEvents[name]();
    await wait(random() < 0.3 ? 0 : random() * 150);
  }
  shopper.browser.connect();
  await shopper.idle();
}

async function killBackendOnce(seed: number): Promise<void> {
  await wait(seededRandom(seed)() * steps * 60);
  await backend.kill();
  await backend.restart();
}

function quantities(lines: { id: string | null | undefined; quantity: number }[]) {
  return lines.map(({ id, quantity }) => [id, quantity]).toSorted();
}

async function agree(shopper: Shopper, seed: number): Promise<void> {
  const { account, browser, isSignedIn } = shopper;
  const story = `history ${seed}: ${shopper.told.join(", ")}`;
  const { cartId, lines } = shopper.storedCart();
  const token = account && isSignedIn ? await customerToken(account) : undefined;
  const inBackend = cartId
    ? ((await call<{ cart: BackendCart }>(`/store/carts/${cartId}`, { token })).cart.items ?? [])
    : [];
  for (const { shop } of browser.tabs) {
    const shown = shop.clientState.getState().cart;
    expect({ id: shown.cartId, of: "screen" }, story).toEqual({ id: cartId, of: "screen" });
    const onScreen = shown.lines.map(({ variantId, quantity }) => ({ id: variantId, quantity }));
    const stored = lines.map(({ variantId, quantity }) => ({ id: variantId, quantity }));
    expect(quantities(onScreen), story).toEqual(quantities(stored));
    const state = shop.cartState.getState();
    expect({ status: state.status, problem: state.problem }, story).toEqual({
      status: "idle",
      problem: null,
    });
    const known = (state.cart?.items ?? []).map(({ variant_id, quantity }) => ({
      id: variant_id,
      quantity,
    }));
    const held = inBackend.map(({ variant_id, quantity }) => ({ id: variant_id, quantity }));
    expect(quantities(known), story).toEqual(quantities(held));
    for (const { variantId, quantity } of lines) {
      const line = inBackend.find((item) => item.variant_id === variantId);
      if (variantId === products[0]?.variantId && quantity > fewUnits) {
        expect(state.refusals, story).toHaveProperty(variantId);
        expect(state.shortages[variantId]?.available, story).toBe(fewUnits);
      } else {
        expect(line?.quantity, `${variantId} in ${story}`).toBe(quantity);
      }
    }
  }
  expect(inBackend.length, story).toBeLessThanOrEqual(lines.length);
  expect(browser.overlaps, story).toEqual([]);
  const onOtherDevice = products[1]?._id;
  if (isSignedIn && !shopper.told.some((what) => what.startsWith("remove 1"))) {
    expect(
      lines.map(({ _id }) => _id),
      story,
    ).toContain(onOtherDevice);
  }
  for (const { _id } of products) {
    const wanted = shopper.wanted(_id);
    if (wanted === undefined) continue;
    expect(lines.find((line) => line._id === _id)?.quantity ?? 0, `${_id} in ${story}`).toBe(
      wanted,
    );
  }
}

const seeds = Array.from({ length: histories }, (_, index) => first + index);
const batches = Array.from({ length: Math.ceil(histories / atOnce) || 1 }, (_, batch) =>
  seeds.slice(batch * atOnce, (batch + 1) * atOnce),
);

test.skipIf(histories === 0).each(batches.map((batch) => ({ batch })))(
  "histories $batch end with screens, storage and backend agreeing",
  async ({ batch }) => {
    const shoppers = await Promise.all(batch.map(begin));
    await Promise.all([...shoppers.map(live), killBackendOnce(batch[0] ?? 0)]);
    await Promise.all(shoppers.map((shopper) => shopper.settled()));
    for (const [index, shopper] of shoppers.entries()) await agree(shopper, batch[index] ?? 0);
    for (const { browser } of shoppers) browser.quit();
  },
  600_000,
);
