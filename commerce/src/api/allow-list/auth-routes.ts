import { checkedByItsRoute, emailAndPassword, idToken } from "./bodies";
import type { RouteRule } from "./route-rule";

/** Signing in: shoppers and merchandisers by an ID token of Firebase's, the admin by its session. */
export const authRoutes: RouteRule[] = [
  { method: "POST", path: "/auth/customer/firebase", body: idToken },
  { method: "POST", path: "/auth/user/firebase", body: idToken },
  { method: "POST", path: "/auth/user/emailpass", body: emailAndPassword },
  { method: "POST", path: "/auth/user/emailpass/register", body: emailAndPassword },
  { method: "POST", path: "/auth/session" },
  { method: "DELETE", path: "/auth/session" },
];

/** Messages of the payment provider: they are signed, and the whole body is what is signed. */
export const hookRoutes: RouteRule[] = [
  { method: "POST", path: "/hooks/payment/stripe_stripe", body: checkedByItsRoute },
];
