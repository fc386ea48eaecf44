import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { confirmAddress } from "~/identity/mail-actions.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";
import { Failure } from "./failure.tsx";
import { NewPassword } from "./new-password.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.action_title(),
    description: m.action_description(),
    path: "/account-action",
    hidden: true,
  });

/**
 * The target of the links in the identity provider's mails. The provider names the query
 * parameters: `mode` is the action, `oobCode` its code. The page does the action and shows the
 * result.
 */
export default function AccountActionPage() {
  const [query] = useSearchParams();
  const code = query.get("oobCode");
  const mode = query.get("mode");
  return (
    <IdentityFrame>
      {code && mode === "verifyEmail" ? (
        <Confirmation code={code} />
      ) : code && mode === "resetPassword" ? (
        <NewPassword code={code} />
      ) : (
        <Failure sentence={m.action_unknown()} />
      )}
    </IdentityFrame>
  );
}

function Confirmation({ code }: { code: string }) {
  const [problem, setProblem] = useState<string | null>();
  const asked = useRef("");

  useEffect(() => {
    // A code works once: a second call would report it as used.
    if (asked.current === code) return;
    asked.current = code;
    void confirmAddress(code).then((outcome) =>
      setProblem(outcome.ok ? null : outcome.problem.sentence),
    );
  }, [code]);

  if (problem === undefined) return <p role="status">{m.action_busy()}</p>;
  if (problem !== null) {
    return <Failure sentence={problem} to="/account" label={m.action_new_verification()} />;
  }
  return (
    <div role="status">
      <h1 className="text-3xl">{m.action_confirmed()}</h1>
      <p className="mt-4 text-lg text-key-soft">{m.action_confirmed_text()}</p>
      <LinkButton to="/account" size="lg" className="mt-8">
        {m.action_to_account()}
      </LinkButton>
      {/* Without a new password, whoever created the account with this address could still sign
         in. */}
      <p className="mt-8 text-sm text-key-soft">
        {m.action_not_you()}{" "}
        <Link to="/forgot-password" className="text-link">
          {m.action_take_over()}
        </Link>
      </p>
    </div>
  );
}
