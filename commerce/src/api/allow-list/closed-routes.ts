import type { ClosedRoute } from "./route-rule";

const productApi = "Products are listed and searched by the product API.";
const unused = "The shop does not use it.";
const firebase = "People sign in at Firebase.";
const enterprise = "Part of Medusa's Enterprise Edition, which the shop does not use.";

/**
 * Routes of Medusa that stay closed, with the reason. A route that is neither here nor on the
 * allow-list is closed too, and a test fails with its name, so a new version of Medusa opens
 * nothing unseen.
 */
export const closedRoutes: ClosedRoute[] = [
  { path: "/store/products/*", reason: productApi },
  { path: "/store/product-categories/:id", reason: productApi },
  { path: "/store/product-variants/*", reason: productApi },
  { path: "/store/product-options/*", reason: productApi },
  { path: "/store/product-tags/*", reason: productApi },
  { path: "/store/product-types/*", reason: productApi },
  { path: "/store/collections/*", reason: productApi },
  { path: "/store/search", reason: productApi },
  { path: "/store/currencies/*", reason: unused },
  { path: "/store/regions/:id", reason: unused },
  { path: "/store/carts/:id/taxes", reason: "Taxes are computed with every change of a cart." },
  { path: "/store/shipping-options/:id/calculate", reason: "Shipping has fixed prices." },
  { path: "/store/return-reasons/*", reason: "Returns are arranged with the shop." },
  {
    path: "/store/returns",
    reason: "Medusa lets the shopper say what came back, and what sending it back costs.",
  },
  {
    path: "/store/orders/:id/transfer/*",
    reason: "Whoever has an order's link could block its changes by asking for a transfer.",
  },
  { method: "GET", path: "/store/customers/me/addresses/:address_id", reason: unused },

  { path: "/auth/:auth_provider/user", reason: enterprise },
  { path: "/auth/:actor_type/:auth_provider/*", reason: firebase },
  { path: "/auth/verification/*", reason: firebase },
  { path: "/auth/mfa/*", reason: "A second factor is Firebase's to ask for." },
  { path: "/auth/token/refresh", reason: "A token is renewed by an ID token of Firebase's." },
  { path: "/cloud/*", reason: "For shops that Medusa hosts." },
  { path: "/hooks/payment/:provider", reason: "The shop knows no other payment provider." },

  { path: "/admin/rbac/*", reason: enterprise },
  { path: "/admin/users/:id/roles/*", reason: enterprise },
  {
    path: "/admin/invites/accept",
    reason: "Who is invited becomes a merchandiser by signing in with the invited address.",
  },
  { path: "/admin/users/:id/reset-password", reason: firebase },
  { path: "/admin/users/:id/auth-providers", reason: firebase },
  {
    path: "/admin/workflows-executions/:workflow_id/run",
    reason: "It runs any workflow with any input, past every check.",
  },
  {
    path: "/admin/workflows-executions/:workflow_id/steps/*",
    reason: "It ends a step of any workflow with any result.",
  },
];
