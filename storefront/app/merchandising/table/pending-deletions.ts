import { createStore } from "zustand/vanilla";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { merchandiserToken } from "~/identity/merchandiser/merchandiser-session.ts";
import { m } from "~/paraglide/messages.js";
import { changeProduct, deleteProduct } from "../product-api.ts";

/** The time in which a deletion can be undone, ms. */
export const undoMs = 10_000;

/** A product to delete. */
export interface DeletedProduct {
  _id: string;
  Title: string;
  status: string;
}

/** Products that are deleted together, and their progress. */
export interface PendingDeletion {
  id: number;
  products: DeletedProduct[];
  /** "hiding" while the shop stops showing them; "waiting" while it can be undone. */
  phase: "hiding" | "waiting" | "deleting" | "restoring";
  /** The end of the time for undoing, ms since 1970. */
  endsAt: number;
}

interface Deletions {
  pending: PendingDeletion[];
  /** Failures, with the products' titles. */
  failures: string[];
  /** Incremented with every change of the catalogue, so that lists reload. */
  changes: number;
}

/** Global, so that it survives the page on which a deletion was requested. */
export const deletions = createStore<Deletions>(() => ({
  pending: [],
  failures: [],
  changes: 0,
}));

/** The undo function of each waiting deletion, by its id. */
const undoes = new Map<number, () => void>();
let lastId = 0;

/** Undoes a deletion while it is waiting. */
export function undoDeletion(id: number): void {
  undoes.get(id)?.();
}

/**
 * Deletes products so that it can be undone: their status hides them from the shop at once, and the
 * deletion follows after `undoMs`, or at once if the page is closed. Each deletion has its own
 * time. Resolves when it is over. Never throws.
 */
export async function deleteSoon(config: PublicConfig, products: DeletedProduct[]): Promise<void> {
  const token = await merchandiserToken(config);
  if (!token) return note([m.pending_deletions_signed_out()]);
  lastId += 1;
  const id = lastId;
  if (deletions.getState().pending.length === 0) deletions.setState({ failures: [] });
  deletions.setState(({ pending }) => ({
    pending: [...pending, { id, products, phase: "hiding", endsAt: 0 }],
  }));
  const published = products.filter(({ status }) => status === "published");
  const hidden = await each(published, ({ _id }) =>
    changeProduct(config, token, _id, { status: "draft" }),
  );
  const remaining = products.filter(
    (product) => !published.includes(product) || hidden.includes(product),
  );
  note([]);

  if (remaining.length > 0) {
    const deleteNow = () => {
      for (const { _id } of remaining) {
        void deleteProduct(config, token, _id, true).catch(console.error);
      }
    };
    window.addEventListener("pagehide", deleteNow);
    change(id, { phase: "waiting", endsAt: Date.now() + undoMs });
    const isUndone = await waited(id);
    window.removeEventListener("pagehide", deleteNow);
    change(id, { phase: isUndone ? "restoring" : "deleting" });
    await (isUndone
      ? each(hidden, ({ _id }) => changeProduct(config, token, _id, { status: "published" }))
      : each(remaining, ({ _id }) => deleteProduct(config, token, _id)));
  }
  deletions.setState(({ pending }) => ({ pending: pending.filter((one) => one.id !== id) }));
  note([]);
}

function change(id: number, part: Partial<PendingDeletion>): void {
  deletions.setState(({ pending }) => ({
    pending: pending.map((one) => (one.id === id ? { ...one, ...part } : one)),
  }));
}

/** True if it was undone in time. */
async function waited(id: number): Promise<boolean> {
  const isUndone = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), undoMs);
    undoes.set(id, () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  undoes.delete(id);
  return isUndone;
}

/** Does an action for each product, a few at a time, and gives those for which it succeeded. */
async function each(
  products: DeletedProduct[],
  work: (product: DeletedProduct) => Promise<unknown>,
): Promise<DeletedProduct[]> {
  const done: DeletedProduct[] = [];
  for (const product of products) {
    try {
      await work(product);
      done.push(product);
    } catch (cause) {
      console.error(`${product._id} could not be deleted or brought back.`, cause);
      note([`${product.Title}: ${cause instanceof Error ? cause.message : String(cause)}`]);
    }
  }
  return done;
}

function note(failures: string[]): void {
  deletions.setState((now) => ({
    failures: [...now.failures, ...failures],
    changes: now.changes + 1,
  }));
}
