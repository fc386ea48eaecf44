import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody, refuseFields } from "../field-problems";
import { findRoute } from "./find-route";

/** Where a route takes nothing: no body, or one that says nothing. */
const nothing = z.strictObject({}).optional();

/**
 * Stands before the routes of the allow-list: what a body holds beside what its route takes is
 * refused, with the field. So Medusa stores nothing of a shopper's that the shop does not use.
 */
export function allowedBody(
  req: Pick<MedusaRequest, "method" | "originalUrl" | "body">,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const found = findRoute(req.method, req.originalUrl.split("?", 1)[0] ?? "");
  const isRead = req.method === "GET" || req.method === "HEAD";
  if ("route" in found && !isRead) {
    const { problems } = readBody<unknown>(found.route.body ?? nothing, req.body);
    if (problems) {
      refuseFields(res, problems);
      return;
    }
  }
  next();
}
