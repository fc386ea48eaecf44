import type { z } from "@medusajs/framework/zod";
import type { Parameter } from "./parameter";

type Method = "GET" | "POST" | "DELETE";

/** An open route of the backend, and what a call may contain. */
export interface RouteRule {
  method: Method;
  /** As Medusa writes it, `/store/carts/:id`. A part with a colon matches an id. */
  path: string;
  /** The allowed parameters of its query, each at most once. */
  query?: Record<string, Parameter>;
  /** The schema of its body. Without one the body must be empty. */
  body?: z.ZodType;
}

/** An open part of the admin API: the path and all routes below it. */
export interface AreaRule {
  area: string;
  timeLimitMs?: number;
}

/** A route of Medusa's that stays closed. `/*` at the end includes all routes below it. */
export interface ClosedRoute {
  path: string;
  /** The closed method; all of them where none is named. */
  method?: Method;
  /** Why nobody needs it, or what replaces it. */
  reason: string;
}
