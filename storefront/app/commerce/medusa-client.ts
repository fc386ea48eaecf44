import Medusa from "@medusajs/medusa-js";
import type { PublicConfig } from "./public-config.ts";
import { renewedSession, sessionHeaders } from "./session-headers.ts";

let shared: { client: Medusa; config: PublicConfig } | undefined;

/**
 * The medusa-js client. The browser has one for cart, checkout and account; on the server every
 * call makes its own, because its headers name one customer.
 */
export function medusaClient(config: PublicConfig): Medusa {
  if (typeof window === "undefined") return newClient(config, {});
  if (shared?.config.commerceUrl !== config.commerceUrl) {
    shared = { client: withSessionRenewal(newClient(config, sessionHeaders)), config };
  }
  return shared.client;
}

/** A client of its own for the customer of the token, whoever is signed in here. */
export function newMedusaClient(config: PublicConfig, token: string): Medusa {
  return newClient(config, { Authorization: `Bearer ${token}` });
}

function newClient(config: PublicConfig, customHeaders: Record<string, string>): Medusa {
  return new Medusa({
    baseUrl: config.commerceUrl,
    publishableApiKey: config.publishableKey,
    // A retry of a POST whose answer was lost would add a line twice.
    maxRetries: 0,
    customHeaders,
  });
}

/** A call that is answered 401 has changed nothing: the session is renewed, the call repeated. */
function withSessionRenewal(medusa: Medusa): Medusa {
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
