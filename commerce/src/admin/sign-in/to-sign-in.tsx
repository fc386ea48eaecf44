import { Navigate } from "react-router-dom";

/**
 * Replaces the dashboard's pages that ask for one of Medusa's passwords (`dashboard-vite.ts`), such
 * as those of an invitation's link: it leads to the shop's sign-in.
 */
export function Component() {
  return <Navigate to="/login" replace state={{ from: { pathname: "/" } }} />;
}
