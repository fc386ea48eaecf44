import { Link, useLocation } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { textsIn } from "~/language/texts.ts";
import { AccountIcon } from "~/ui/icons.tsx";
import { signInPath } from "./return-path.ts";

const texts = textsIn({
  en: {
    signIn: "Sign in",
    account: "Account",
    accountOf: (email: string) => `Account of ${email}`,
  },
  fr: { signIn: "Se connecter", account: "Compte", accountOf: (email) => `Compte de ${email}` },
});

/** "Sign in", or the way to the account of who is signed in. */
export function AccountLink() {
  const email = useClientState((state) => state.user.userInfo?.email);
  const { pathname, search } = useLocation();

  return (
    <Link
      to={email === undefined ? signInPath(pathname + search) : "/account"}
      aria-label={email === undefined ? texts().signIn : texts().accountOf(email)}
      title={email}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-sm font-semibold hover:bg-wash"
    >
      <AccountIcon />
      <span className="hidden lg:inline">
        {email === undefined ? texts().signIn : texts().account}
      </span>
    </Link>
  );
}
