import { Link, useLocation } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { m } from "~/paraglide/messages.js";
import { AccountIcon } from "~/ui/icons.tsx";
import { signInPath } from "./return-path.ts";

/** "Sign in", or the link to the signed-in customer's account. */
export function AccountLink() {
  const email = useClientState((state) => state.user.userInfo?.email);
  const { pathname, search } = useLocation();

  return (
    <Link
      to={email === undefined ? signInPath(pathname + search) : "/account"}
      aria-label={
        email === undefined ? m.account_link_sign_in() : m.account_link_account_of({ email })
      }
      title={email}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-sm font-semibold hover:bg-wash"
    >
      <AccountIcon />
      <span className="hidden lg:inline">
        {email === undefined ? m.account_link_sign_in() : m.account_link_account()}
      </span>
    </Link>
  );
}
