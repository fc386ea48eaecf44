import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody, refuseFields } from "../field-problems";
import { findRoute } from "./find-route";

const nothing = z.strictObject({}).optional();

/**
 * Refuses fields of a body that the allow-list does not name for the route. Medusa would store some
 * of them unchecked, such as metadata.
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
