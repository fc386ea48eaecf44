import { Navigate } from "react-router-dom";

/**
 * Stands in for the dashboard's pages that ask for a password of Medusa's own (`dashboard-vite.ts`):
 * whoever follows the link of an invitation or of a reset finds the way to the shop's sign-in.
 */
export function Component() {
  return <Navigate to="/login" replace state={{ from: { pathname: "/" } }} />;
}
