import { expect, test } from "vitest";
import type { CodeStep } from "~/cart/cart-codes.ts";
import type { CartGateway, Shortage, WishBook } from "~/cart/cart-gateway.ts";
import { type CartQueueState, createCartQueue, untouchedCart } from "~/cart/cart-queue.ts";
import type { CartStep, Wish } from "~/cart/cart-steps.ts";
import type { EngineCart } from "~/commerce/engine-types.ts";
import type { EngineProblem, EngineProblemCode, Outcome } from "~/commerce/outcome.ts";

/** An engine in memory, with stock, that can be made to fail. */
class Engine implements CartGateway {
  carts = new Map<string, { lines: Map<string, number>; codes: string[]; completed: boolean }>();
  /** Promotion codes by how many lines a cart needs for them to hold. */
  codes = new Map<string, number>();
  stock = new Map<string, number>();
  calls: string[] = [];
  /** The next calls fail with these; "lost" does the work and loses the answer. */
  failures: (EngineProblemCode | "lost")[] = [];

  create = async () => {
    const id = `cart_${this.carts.size + 1}`;
    return this.#answer("create", id, () => {
      this.carts.set(id, { lines: new Map(), codes: [], completed: false });
      return undefined;
    });
  };

  retrieve = async (cartId: string) => this.#answer("retrieve", cartId, () => undefined);

  perform = async (cartId: string, step: CartStep) => {
    const { variantId } = step;
    const quantity = step.kind === "delete" ? 0 : step.quantity;
    return this.#answer(`${step.kind} ${variantId} ${quantity}`, cartId, () => {
      const lines = this.carts.get(cartId)?.lines;
      if (quantity > (this.stock.get(variantId) ?? 99)) return "out-of-stock";
      if (step.kind === "add") lines?.set(variantId, (lines.get(variantId) ?? 0) + quantity);
      if (step.kind === "set") lines?.set(variantId, quantity);
      if (step.kind === "delete") lines?.delete(variantId);
      return undefined;
    });
  };

  reprice = async ({ id }: EngineCart) => this.#answer("reprice", id, () => undefined);

  performCode = async (cartId: string, { kind, code }: CodeStep) =>
    this.#answer(`${kind} ${code}`, cartId, () => {
      const cart = this.carts.get(cartId);
      if (!this.codes.has(code)) return "refused";
      const others = (cart?.codes ?? []).filter((other) => other !== code);
      if (cart) cart.codes = kind === "apply" ? [...others, code] : others;
      return undefined;
    });

  shortages = async (_cartId: string, wishes: readonly Wish[]) => {
    this.calls.push("shortages");
    const value = wishes.flatMap(({ variantId, quantity }): Shortage[] => {
      const available = this.stock.get(variantId) ?? 99;
      if (quantity <= available) return [];
      const sentence = `Only ${available} are left.`;
      return [{ variantId, reason: "too_few", available, sentence }];
    });
    return { ok: true as const, value };
  };

  #answer(
    call: string,
    cartId: string,
    work: () => EngineProblemCode | undefined,
  ): Outcome<EngineCart> {
    this.calls.push(call);
    const failure = this.failures.shift();
    if (failure && failure !== "lost") return fail(failure);
    if (call !== "create" && !this.carts.has(cartId)) return fail("not-found");
    if (call !== "retrieve" && this.carts.get(cartId)?.completed) return fail("already-ordered");
    const refused = work();
    if (refused) return fail(refused);
    return failure === "lost" ? fail("unreachable") : { ok: true, value: this.#cart(cartId) };
  }

  #cart(cartId: string): EngineCart {
    const known = this.carts.get(cartId);
    const lines = [...(known?.lines ?? [])];
    const items = lines.map(([variant_id, quantity]) => ({
      id: `line_${variant_id}`,
      variant_id,
      quantity,
    }));
    // Only what the queue looks at.
    const completed_at = known?.completed ? "2026-01-01T00:00:00.000Z" : null;
    const holding = (known?.codes ?? []).filter(
      (code) => lines.length >= (this.codes.get(code) ?? 0),
    );
    if (known) known.codes = holding;
    const promotions = holding.map((code) => ({ code }));
    return { id: cartId, items, promotions, completed_at } as unknown as EngineCart;
  }
}

function fail(code: EngineProblemCode): { ok: false; problem: EngineProblem } {
  return { ok: false, problem: { code, sentence: `It is ${code}.` } };
}

/** A shopper with a queue: `wants` changes the wishes and tells the queue. */
function shopper(engine: Engine, cartId: string | null = null) {
  let wishes: [variantId: string, quantity: number][] = [];
  let id = cartId;
  let codes: string[] = [];
  let state: CartQueueState = untouchedCart;
  const statuses: string[] = [];
  const book: WishBook = {
    wishes: () => wishes.map(([variantId, quantity]) => ({ variantId, quantity })),
    cartId: () => id,
    setCartId: (next) => {
      id = next;
    },
    codes: () => codes,
    keepCode: (code) => {
      codes = [...codes, code];
    },
    dropCode: (code) => {
      codes = codes.filter((other) => other !== code);
    },
    takeOrder: (orderedId, ordered) => {
      if (id !== orderedId) return;
      id = null;
      codes = [];
      wishes = wishes
        .map(([variantId, quantity]): [string, number] => [
          variantId,
          quantity - (ordered.find((wish) => wish.variantId === variantId)?.quantity ?? 0),
        ])
        .filter(([, quantity]) => quantity > 0);
    },
  };
  const queue = createCartQueue({
    gateway: engine,
    book,
    turns: { take: (work) => work(true) },
    onChange: (next) => {
      state = next;
      statuses.push(next.status);
    },
    waitForRetry: async () => {},
  });
  return {
    queue,
    statuses,
    wants(...next: [string, number][]) {
      wishes = next;
      queue.sync();
    },
    wantsCodes(...next: string[]) {
      codes = next;
      queue.sync();
    },
    codes: () => codes,
    cartId: () => id,
    state: () => state,
    codesInEngine: () => engine.carts.get(id ?? "")?.codes,
    inEngine: () => Object.fromEntries(engine.carts.get(id ?? "")?.lines ?? []),
  };
}

test("the first product makes a cart and goes into it", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(engine.calls).toEqual(["create", "add black 2"]);
  expect(anna.inEngine()).toEqual({ black: 2 });
  expect(anna.state()).toMatchObject({ status: "idle", refusals: {}, problem: null });
});

test("of many quick clicks on one line only the last wish reaches the engine", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  for (const quantity of [2, 3, 4, 5]) anna.wants(["black", quantity]);
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ black: 5 });
  expect(engine.calls.filter((call) => call.startsWith("set")).length).toBeLessThanOrEqual(2);
});

test("a line that was removed leaves the engine's cart, the others stay", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1], ["cyan", 1]);
  await anna.queue.settled();
  anna.wants(["cyan", 1]);
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ cyan: 1 });
});

test("a lost connection is waited out, and nothing the shopper wanted is lost", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  engine.failures = ["unreachable", "unreachable"];
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.statuses).toContain("waiting");
  expect(anna.inEngine()).toEqual({ black: 1 });
});

test("an add whose answer was lost is not done twice", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  engine.failures = ["lost"];
  anna.wants(["black", 2], ["cyan", 3]);
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "add cyan 3")).toHaveLength(1);
  expect(anna.inEngine()).toEqual({ black: 2, cyan: 3 });
});

test("a cart that is gone is replaced and refilled", async () => {
  const engine = new Engine();
  const anna = shopper(engine, "cart_dead");
  anna.wants(["black", 2], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_1");
  expect(anna.inEngine()).toEqual({ black: 2, cyan: 1 });
});

test("what was ordered leaves the cart, what was added beyond it goes into a new one", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1], ["magenta", 2]);
  await anna.queue.settled();
  for (const cart of engine.carts.values()) cart.completed = true;
  anna.wants(["black", 1], ["magenta", 3], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_2");
  expect(anna.inEngine()).toEqual({ magenta: 1, cyan: 1 });
});

test("an order whose answer was lost is found when asked, and nothing is bought again", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  for (const cart of engine.carts.values()) cart.completed = true;
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.cartId()).toBeNull();
  expect(anna.state().cart).toBeNull();
  expect(engine.calls.filter((call) => call === "create")).toHaveLength(1);
});

test("what the engine refuses is said on its line; the others go on", async () => {
  const engine = new Engine();
  engine.stock.set("black", 3);
  const anna = shopper(engine);
  anna.wants(["black", 9], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state().refusals.black?.code).toBe("out-of-stock");
  expect(anna.state().shortages.black).toMatchObject({ reason: "too_few", available: 3 });
  expect(anna.inEngine()).toEqual({ cyan: 1 });

  anna.wants(["black", 3], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ refusals: {}, shortages: {} });
  expect(anna.inEngine()).toEqual({ cyan: 1, black: 3 });
});

test("a refused wish is not asked for again and again, but on request", async () => {
  const engine = new Engine();
  engine.stock.set("black", 0);
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  anna.queue.sync();
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "add black 1")).toHaveLength(1);

  engine.stock.set("black", 5);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.inEngine()).toEqual({ black: 1 });
});

test("an engine that makes no cart is told about, and asked again with the next wish", async () => {
  const engine = new Engine();
  engine.failures = ["unexpected"];
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.state().problem?.sentence).toBe("It is unexpected.");
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(anna.state().problem).toBeNull();
  expect(anna.inEngine()).toEqual({ black: 2 });
});

test("an emptied cart asks the engine for nothing more than to empty its own", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants();
  await anna.queue.settled();
  expect(engine.calls).toEqual([]);
});

test("what was sold meanwhile is said when the cart is looked at again", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 4]);
  await anna.queue.settled();
  engine.stock.set("black", 1);
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state().shortages.black?.sentence).toBe("Only 1 are left.");
  expect(anna.inEngine()).toEqual({ black: 4 });
});

test("a promotion code goes on the cart, and off again", async () => {
  const engine = new Engine();
  engine.codes.set("TEN", 1);
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  anna.wantsCodes("TEN");
  await anna.queue.settled();
  expect(anna.codesInEngine()).toEqual(["TEN"]);
  anna.wantsCodes();
  await anna.queue.settled();
  expect(anna.codesInEngine()).toEqual([]);
});

test("a code that is refused is said and not asked for again", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  anna.wantsCodes("OLD");
  await anna.queue.settled();
  expect(anna.state().codeProblem).toMatchObject({ code: "OLD", problem: { code: "refused" } });
  expect(anna.codes()).toEqual([]);
  anna.wants(["black", 2]);
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "apply OLD")).toHaveLength(1);
});

test("a code that takes nothing off is asked for again when the cart holds something else", async () => {
  const engine = new Engine();
  engine.codes.set("BULK", 2);
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  anna.wantsCodes("BULK");
  await anna.queue.settled();
  anna.queue.sync();
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "apply BULK")).toHaveLength(1);
  expect(anna.state().codeProblem).toBeNull();
  anna.wants(["black", 1], ["cyan", 1]);
  await anna.queue.settled();
  expect(anna.codesInEngine()).toEqual(["BULK"]);
});

test("a code follows into the cart that takes the place of a dead one", async () => {
  const engine = new Engine();
  engine.codes.set("TEN", 1);
  const anna = shopper(engine, "cart_dead");
  anna.wantsCodes("TEN");
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.cartId()).toBe("cart_1");
  expect(anna.codesInEngine()).toEqual(["TEN"]);
});

test("a code that another device has put on the cart stays", async () => {
  const engine = new Engine();
  engine.codes.set("TEN", 1);
  const lines = new Map([["black", 1]]);
  engine.carts.set("cart_9", { lines, codes: ["TEN"], completed: false });
  const anna = shopper(engine, "cart_9");
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(anna.codes()).toEqual(["TEN"]);
  expect(anna.codesInEngine()).toEqual(["TEN"]);
});

test("a lost connection while a code is on its way is waited out", async () => {
  const engine = new Engine();
  engine.codes.set("TEN", 1);
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  engine.failures = ["lost", "unreachable"];
  anna.wantsCodes("TEN");
  await anna.queue.settled();
  expect(anna.codesInEngine()).toEqual(["TEN"]);
});

test("who comes back to a cart gets the prices of today", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  expect(engine.calls).not.toContain("reprice");
  anna.queue.retry();
  await anna.queue.settled();
  expect(engine.calls.filter((call) => call === "reprice")).toHaveLength(1);
});

test("a cart whose prices cannot be brought up to date stays as it is", async () => {
  const engine = new Engine();
  const anna = shopper(engine);
  anna.wants(["black", 1]);
  await anna.queue.settled();
  engine.reprice = async () => fail("refused");
  anna.queue.retry();
  await anna.queue.settled();
  expect(anna.state()).toMatchObject({ status: "idle", problem: null });
  expect(anna.inEngine()).toEqual({ black: 1 });
});
