import type { EditableProduct } from "@chemical-ink/product-api/contract/editable-product";
import type { TableProduct } from "@chemical-ink/product-api/contract/product-table";
import { ProductApiError } from "../product-api.ts";

/** The progress of a change of many products. */
export interface BulkProgress {
  done: number;
  total: number;
  /** The service asked for a pause. */
  isWaiting: boolean;
}

/** A product that could not be changed, and why. */
export interface BulkFailure {
  product: TableProduct;
  sentence: string;
}

interface BulkOptions {
  change: (product: TableProduct) => Promise<EditableProduct>;
  /** Called with each product after its change. */
  onChanged: (product: EditableProduct) => void;
  onProgress: (progress: BulkProgress) => void;
  sentenceOf: (cause: unknown) => string;
  signal: AbortSignal;
  /** Waits for a number of seconds. For tests. */
  pause?: (seconds: number) => Promise<void>;
}

/** Products that are changed at the same time. */
const atOnce = 3;
/** After this number of pauses in a row the work ends. */
const mostPauses = 5;

/**
 * Changes many products, three at a time. A failure does not stop the others; if the service asks
 * for a pause, all wait.
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
