import type { Outcome } from "~/commerce/outcome.ts";
import type { CartGateway } from "./cart-gateway.ts";

/** Watches how long answers take. */
interface AnswerTimeout {
  /** Starts waiting for an answer and forgets the one before. */
  start: () => void;
  end: () => void;
}

/**
 * @param answerIsLate resolves when an answer is late
 * @param onEnd is called then, unless the answer came before
 */
export function createAnswerTimeout(
  answerIsLate: () => Promise<void>,
  onEnd: () => void,
): AnswerTimeout {
  let current = 0;
  return {
    start() {
      current += 1;
      const mine = current;
      void answerIsLate().then(() => {
        if (mine === current) onEnd();
      });
    },
    end() {
      current += 1;
    },
  };
}

/** The same gateway; every call is timed and every answer is noted. */
export function watchedGateway(
  gateway: CartGateway,
  timeout: AnswerTimeout,
  onAnswer: (outcome: Outcome<unknown>) => void,
): CartGateway {
  async function watched<Value>(ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    timeout.start();
    const outcome = await ask();
    timeout.end();
    onAnswer(outcome);
    return outcome;
  }
  return {
    create: () => watched(() => gateway.create()),
    retrieve: (cartId) => watched(() => gateway.retrieve(cartId)),
    perform: (cartId, step) => watched(() => gateway.perform(cartId, step)),
    reprice: (cart) => watched(() => gateway.reprice(cart)),
    performCode: (cartId, step) => watched(() => gateway.performCode(cartId, step)),
    shortages: (cartId, desiredLines) => watched(() => gateway.shortages(cartId, desiredLines)),
  };
}
