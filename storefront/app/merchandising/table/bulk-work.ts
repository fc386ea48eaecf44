import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { ProductApiError } from "../product-api.ts";

/** How far work on many products is. */
export interface BulkProgress {
  done: number;
  total: number;
  /** The service asked for a pause. */
  isWaiting: boolean;
}

/** A product for which it was not done, and why. */
export interface BulkFailure {
  product: TableProduct;
  sentence: string;
}

interface BulkOptions {
  change: (product: TableProduct) => Promise<EditableProduct>;
  /** With each product as it is now. */
  onChanged: (product: EditableProduct) => void;
  onProgress: (progress: BulkProgress) => void;
  sentenceOf: (cause: unknown) => string;
  signal: AbortSignal;
  /** Waits for so many seconds. For tests. */
  pause?: (seconds: number) => Promise<void>;
}

/** So many are changed at once. */
const atOnce = 3;
/** A service that asks for pauses without end is given up on. */
const mostPauses = 5;

/**
 * Changes many products, a few at once. One that fails does not stop the others; where the service
 * asks to slow down, all wait for as long as it says.
 */
export async function changeMany(
  products: readonly TableProduct[],
  { change, onChanged, onProgress, sentenceOf, signal, pause = seconds }: BulkOptions,
): Promise<BulkFailure[]> {
  const failures: BulkFailure[] = [];
  const queue = [...products];
  let done = 0;
  const tell = (isWaiting: boolean) => onProgress({ done, total: products.length, isWaiting });

  async function changeOne(product: TableProduct): Promise<void> {
    for (let pauses = 0; ; pauses += 1) {
      try {
        return onChanged(await change(product));
      } catch (cause) {
        const isTooMuch = cause instanceof ProductApiError && cause.code === "too-many-requests";
        if (isTooMuch && pauses < mostPauses && !signal.aborted) {
          tell(true);
          await pause(Math.max(1, cause.retryAfter));
          continue;
        }
        console.error(`${product._id} was not changed.`, cause);
        failures.push({ product, sentence: sentenceOf(cause) });
        return;
      }
    }
  }

  async function work(): Promise<void> {
    for (let product = queue.shift(); product && !signal.aborted; product = queue.shift()) {
      await changeOne(product);
      done += 1;
      tell(false);
    }
  }

  tell(false);
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures;
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
