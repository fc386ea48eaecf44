import { Outlet } from "react-router-dom";

/**
 * The layout of every admin page. The server gets no personal data, so it answers everybody with
 * the same page: a title and a guard without admin content. (With 403, a merchandiser's reload
 * would show an error.) The guard asks the backend from the browser (`MerchandiserGuard`), and only
 * after a yes the admin code is loaded. Every call is checked by the backend itself.
 */
export default function AdminLayout() {
  return <Outlet />;
}
