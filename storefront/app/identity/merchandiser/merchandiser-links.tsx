import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";

interface MerchandiserLinksProps {
  className: string;
  onClick?: () => void;
}

/**
 * A merchandiser's links, as list items; nothing for anybody else. It relies on the backend's
 * answer at sign-in; the linked pages ask again.
 */
export function MerchandiserLinks({ className, onClick }: MerchandiserLinksProps): ReactNode {
  const isMerchandiser = useClientState((state) => state.user.userInfo?.isMerchandiser);
  if (!isMerchandiser) return null;
  return [
    { to: "/admin/products", label: m.merchandiser_links_products() },
    { to: "/admin/medusa", label: m.merchandiser_links_admin() },
  ].map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={className} {...(onClick && { onClick })}>
        {label}
      </Link>
    </li>
  ));
}
