import type { z } from "@medusajs/framework/zod";
import type { Parameter } from "./parameter";

type Method = "GET" | "POST" | "DELETE";

/** A route of the backend that can be called, and what a call may hold. */
export interface RouteRule {
  method: Method;
  /** As Medusa writes it, `/store/carts/:id`: a part with a colon stands for an id. */
  path: string;
  /** The parameters that its query may have, each at most once; every other one is refused. */
  query?: Record<string, Parameter>;
  /** What its body holds. Without it, the body is empty. */
  body?: z.ZodType;
}

/** A part of the admin API that can be called: all routes at its path and below. */
export interface AreaRule {
  area: string;
  timeLimitMs?: number;
}

/** A route of Medusa's, or all routes below `/*`, that the shop keeps closed. */
export interface ClosedRoute {
  path: string;
  /** The method that is closed; all of them where none is named. */
  method?: Method;
  /** Why nobody needs it, or what stands in its place. */
  reason: string;
}
