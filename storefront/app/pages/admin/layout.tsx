import { Outlet } from "react-router-dom";

/**
 * Around every admin page. The server does not know who asks, since nothing personal is sent to
 * it: it answers everybody with the same page, a title and a guard, which holds nothing of the
 * admin area (an answer of 403 would be an error to the merchandiser who reloads). The guard asks
 * the backend from the browser (`MerchandiserGuard`), and only when the backend says yes is the code
 * of the admin area fetched. Every call that reads or writes is checked by itself.
 */
export default function AdminLayout() {
  return <Outlet />;
}
