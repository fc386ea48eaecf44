import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { signInPath } from "~/identity/return-path.ts";
import { signOut } from "~/identity/sign-in.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.signout_page_title(),
    description: m.signout_page_description(),
    path: "/signout",
    hidden: true,
  });

/** The return path after a new sign-in: only Medusa's admin links here. */
const next = signInPath("/admin/medusa");

/**
 * Medusa's admin leads here after its sign-out, to end the shop's session too. A visitor from any
 * other page is asked first, so that no link signs anybody out.
 */
export default function SignOutPage() {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const rehydrated = useClientState((state) => state.rehydrated);
  const email = useClientState((state) => state.user.userInfo?.email);
  const [isFromAdmin, setIsFromAdmin] = useState<boolean>();
  const [problem, setProblem] = useState<string>();

  const leave = useCallback(async () => {
    const failed = await signOut(config);
    if (failed) setProblem(failed.sentence);
  }, [config]);

  useEffect(() => setIsFromAdmin(cameFrom(config.commerceUrl)), [config]);
  useEffect(() => {
    if (!rehydrated || isFromAdmin === undefined) return;
    if (email === undefined) navigate(next, { replace: true });
    else if (isFromAdmin) void leave();
  }, [rehydrated, isFromAdmin, email, leave, navigate]);

  const isAsked = email !== undefined && (isFromAdmin === false || problem !== undefined);
  return (
    <IdentityFrame>
      <h1 className="text-3xl">{m.signout_page_title()}</h1>
      {problem && (
        <Alert tone="error" className="mt-6">
          {problem}
        </Alert>
      )}
      {isAsked ? (
        <>
          <p className="mt-4 text-key-soft">{m.signout_page_text({ email })}</p>
          <Button size="lg" className="mt-6 self-start" onClick={leave}>
            {m.signout_page_sign_out()}
          </Button>
        </>
      ) : (
        <p role="status" className="mt-4 text-key-soft">
          {m.signout_page_busy()}
        </p>
      )}
    </IdentityFrame>
  );
}

/**
 * Whether the visitor came from a page of this address. A page can hide the referrer, but not fake
 * it.
 */
function cameFrom(address: string): boolean {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === new URL(address).origin;
}
