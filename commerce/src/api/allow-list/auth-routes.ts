import { checkedByItsRoute, idToken } from "./bodies";
import { text } from "./parameter";
import type { RouteRule } from "./route-rule";

/**
 * Signing in: shoppers and merchandisers by an ID token of Firebase's, the admin by its session. The
 * admin asks which ways there are, and leads to the shop's sign-in.
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

/** Messages of the payment provider: they are signed, and the whole body is what is signed. */
export const hookRoutes: RouteRule[] = [
  { method: "POST", path: "/hooks/payment/stripe_stripe", body: checkedByItsRoute },
];
