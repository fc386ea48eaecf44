import { z } from "zod";
import { traceHeaders } from "../tracing/trace-headers.ts";

/** For whom the backend is asked: their reference goes along, and their deadline holds. */
export interface Caller {
  requestId: string;
  signal: AbortSignal;
}

/** The commerce backend, as far as this service needs it. */
export interface Backend {
  /**
   * The sales channels that the shop's publishable key opens.
   *
   * @throws BackendUnavailableError, BackendRefusedError
   */
  salesChannelIds(caller: Caller): Promise<string[]>;
  /**
   * Whether there is a category of this handle, products in it or not.
   *
   * @throws BackendUnavailableError, BackendRefusedError
   */
  hasCategory(handle: string, caller: Caller): Promise<boolean>;
  /**
   * The id of the product of the year, if there is one.
   *
   * @throws BackendUnavailableError, BackendRefusedError
   */
  productOfTheYear(caller: Caller): Promise<string | undefined>;
  /** Whether the backend's process answers at all. */
  isAlive(caller: Caller): Promise<boolean>;
}

/** The backend, or the database behind it, does not answer. It may again in a moment. */
export class BackendUnavailableError extends Error {
  override name = "BackendUnavailableError";
}

/** The backend does not accept what we ask: our mistake, or a wrong publishable key. */
class BackendRefusedError extends Error {
  override name = "BackendRefusedError";
}

const salesChannelsAnswerSchema = z.object({ sales_channel_ids: z.array(z.string()) });
const productOfTheYearAnswerSchema = z.object({
  product_of_the_year: z.object({ product_id: z.string() }).nullable(),
});
const categoriesAnswerSchema = z.object({ product_categories: z.array(z.unknown()) });

/** Speaks to Medusa's store API with a publishable key. */
export function createBackend(commerceUrl: string, publishableKey: string): Backend {
  async function ask(path: string, caller: Caller): Promise<unknown> {
    const headers = new Headers({
      accept: "application/json",
      "x-publishable-api-key": publishableKey,
      "x-request-id": caller.requestId,
      ...traceHeaders(),
    });
    const request = { headers, signal: caller.signal };
    const answer = await fetchReading(`${commerceUrl}${path}`, request);
    if (answer.status >= 500) {
      throw new BackendUnavailableError(`${path} answered ${answer.status}: ${answer.text}`);
    }
    if (answer.status >= 400) {
      throw new BackendRefusedError(`${path} answered ${answer.status}: ${answer.text}`);
    }
    return JSON.parse(answer.text);
  }

  return {
    async salesChannelIds(caller) {
      const answer = await ask("/store/catalogue/sales-channels", caller);
      return salesChannelsAnswerSchema.parse(answer).sales_channel_ids;
    },

    async hasCategory(handle, caller) {
      const query = new URLSearchParams({ handle, fields: "id", limit: "1" });
      const answer = await ask(`/store/product-categories?${query}`, caller);
      return categoriesAnswerSchema.parse(answer).product_categories.length > 0;
    },

    async productOfTheYear(caller) {
      const answer = await ask("/store/catalogue/product-of-the-year", caller);
      return productOfTheYearAnswerSchema.parse(answer).product_of_the_year?.product_id;
    },

    async isAlive({ signal }) {
      try {
        const answer = await fetch(`${commerceUrl}/health`, { signal });
        await answer.body?.cancel();
        return answer.ok;
      } catch {
        // The answer to the question is no; why not is for whoever looks at the backend.
        return false;
      }
    },
  };
}

/** Only for reads: a connection that broke on the way is tried once more. */
async function fetchReading(url: string, request: RequestInit) {
  const read = async () => {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  };
  try {
    return await read().catch((error) => {
      if (isBrokenConnection(error)) return read();
      throw error;
    });
  } catch (cause) {
    throw new BackendUnavailableError("the backend does not answer", { cause });
  }
}

/** A kept-alive connection may be closed by a restarting backend just as we write to it. */
function isBrokenConnection(error: unknown): boolean {
  const code = (error as { cause?: { code?: unknown } })?.cause?.code;
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET";
}
