import { checkedByItsRoute, idToken } from "./bodies";
import { text } from "./parameter";
import type { RouteRule } from "./route-rule";

/**
 * Routes to sign in: by an ID token of Firebase, and for the admin by its session. The admin asks
 * for the ways to sign in and leads to the shop's sign-in.
 */
export const authRoutes: RouteRule[] = [
  { method: "POST", path: "/auth/customer/firebase", body: idToken },
  { method: "POST", path: "/auth/user/firebase", body: idToken },
  { method: "GET", path: "/auth/user/providers" },
  { method: "POST", path: "/auth/session" },
  { method: "DELETE", path: "/auth/session" },
  { method: "GET", path: "/sign-in", query: { to: text(2_000) } },
  { method: "GET", path: "/sign-out" },
];

/** Messages of the payment provider. The signature covers the whole body. */
export const hookRoutes: RouteRule[] = [
  { method: "POST", path: "/hooks/payment/stripe_stripe", body: checkedByItsRoute },
];
