/**
 * The context of a workflow that is run by another one's hook, which holds the lock of the cart:
 * Medusa's workflows take no lock of their own within another. Waiting for it, they would fail.
 */
export const withinCartLock = { parentStepIdempotencyKey: "the-lock-of-the-cart-is-held" };
