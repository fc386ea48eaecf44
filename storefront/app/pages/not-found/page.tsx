import { data } from "react-router-dom";

/** Any URL without a page: the answer has status 404, and the layout shows it. */
export function loader() {
  throw data("There is no such page.", { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
