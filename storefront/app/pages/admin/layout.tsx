import { data, Outlet } from "react-router-dom";

/**
 * Around every admin page. The server does not know who asks, since nothing personal is sent to
 * it, so it lets nobody in: each of these addresses is answered 403, with a page that asks the
 * engine from the browser (`MerchandiserGuard`). Only when the engine says yes is the code of the
 * admin area fetched; the pages themselves are a title and a guard.
 */
export function loader() {
  return data(null, { status: 403 });
}

/** Walking there within the shop, the guard alone decides: there is no document to answer. */
export function clientLoader() {
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}
