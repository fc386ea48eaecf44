import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { clientAddress, type TrustedProxies } from "../api/client-address";
import { register } from "./metrics";
import { readiness } from "./readiness";
import type { InternalEndpoint } from "./request-middleware";
import { shopMetrics } from "./shop-metrics";

/**
 * Endpoints for operators: `/health/live`, `/health/ready`, and `/metrics` for Prometheus. The
 * metrics are for direct requests of the shop's own machines (`TRUSTED_PROXIES`) only, not for
 * those that they forward. Others get 404.
 */
export function internalEndpoints(
  container: MedusaContainer,
  trustedProxies: TrustedProxies,
): Record<string, InternalEndpoint> {
  const readShop = shopMetrics(container);
  return {
    "/health/live": async (_request, response) => answer(response, 200, { status: "ok" }),
    "/health/ready": async (_request, response) => {
      const found = await readiness(container);
      answer(response, found.status === "ready" ? 200 : 503, found);
    },
    "/metrics": async (request, response) => {
      if (!isOwn(request, trustedProxies)) {
        answer(response, 404, { type: "not_found", message: "There is no GET /metrics here." });
        return;
      }
      await readShop();
      response.writeHead(200, {
        "Content-Type": register.contentType,
        "Cache-Control": "no-store",
      });
      response.end(await register.metrics());
    },
  };
}

/** Whether a request comes from a machine of the shop's own and was not forwarded. */
function isOwn({ socket, headers }: IncomingMessage, proxies: TrustedProxies): boolean {
  const from = socket.remoteAddress;
  if (headers["x-forwarded-for"]) return false;
  const address = clientAddress(from, undefined, proxies);
  return proxies.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
