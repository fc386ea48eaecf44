import Medusa from "@medusajs/medusa-js";
import type { PublicConfig } from "./public-config.ts";
import { renewedSession, sessionHeaders } from "./session-headers.ts";

let shared: { client: Medusa; config: PublicConfig } | undefined;

/**
 * The medusa-js client. The browser has one, so that cart, checkout and account speak with one
 * voice; on the server every call makes its own, because a customer's headers are nobody else's.
 */
export function medusaClient(config: PublicConfig): Medusa {
  if (typeof window === "undefined") return newClient(config, {});
  if (shared?.config.commerceUrl !== config.commerceUrl) {
    shared = { client: askingTwice(newClient(config, sessionHeaders)), config };
  }
  return shared.client;
}

/** A client of its own that speaks for whom the token stands, whoever is signed in here. */
export function newMedusaClient(config: PublicConfig, token: string): Medusa {
  return newClient(config, { Authorization: `Bearer ${token}` });
}

function newClient(config: PublicConfig, customHeaders: Record<string, string>): Medusa {
  return new Medusa({
    baseUrl: config.commerceUrl,
    publishableApiKey: config.publishableKey,
    // It would repeat a POST whose answer was lost, and so add a line twice.
    maxRetries: 0,
    customHeaders,
  });
}

/**
 * A call that is answered 401 did nothing: the session is renewed, and it is made once more. The
 * customer does not notice.
 */
function askingTwice(medusa: Medusa): Medusa {
  const { client } = medusa;
  const ask = client.request.bind(client);
  client.request = async (...call) => {
    try {
      return await ask(...call);
    } catch (cause) {
      if (!isUnauthorized(cause) || !(await renewedSession())) throw cause;
      return ask(...call);
    }
  };
  return medusa;
}

function isUnauthorized(cause: unknown): boolean {
  const { response } = (cause ?? {}) as { response?: { status?: unknown } };
  return response?.status === 401;
}
