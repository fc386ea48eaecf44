import { data } from "react-router-dom";

/** Any address that is not a page: the answer is a real 404, and the layout shows its picture. */
export function loader() {
  throw data("There is no such page.", { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
