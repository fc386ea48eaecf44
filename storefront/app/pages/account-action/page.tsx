import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { IdentityFrame } from "~/identity/identity-frame.tsx";
import { confirmAddress } from "~/identity/mail-actions.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/page";
import { actionTexts } from "./action-texts.ts";
import { Failure } from "./failure.tsx";
import { NewPassword } from "./new-password.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: actionTexts().title,
    description: actionTexts().description,
    path: "/account-action",
    hidden: true,
  });

/**
 * Where the links of the identity provider's mails lead, with its own names in the address: `mode`
 * says what the link is for, `oobCode` is its code. It does that, and says what happened.
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
        <Failure sentence={actionTexts().unknown} />
      )}
    </IdentityFrame>
  );
}

function Confirmation({ code }: { code: string }) {
  const [problem, setProblem] = useState<string | null>();
  const asked = useRef("");
  const texts = actionTexts();

  useEffect(() => {
    // A code counts once: a second call would say that it was used.
    if (asked.current === code) return;
    asked.current = code;
    void confirmAddress(code).then((outcome) =>
      setProblem(outcome.ok ? null : outcome.problem.sentence),
    );
  }, [code]);

  if (problem === undefined) return <p role="status">{texts.busy}</p>;
  if (problem !== null) {
    return <Failure sentence={problem} to="/account" label={texts.newVerification} />;
  }
  return (
    <div role="status">
      <h1 className="text-3xl">{texts.confirmed}</h1>
      <p className="mt-4 text-lg text-key-soft">{texts.confirmedText}</p>
      <LinkButton to="/account" size="lg" className="mt-8">
        {texts.toAccount}
      </LinkButton>
      {/* Else whoever made the account would keep what is the address' owner's. */}
      <p className="mt-8 text-sm text-key-soft">
        {texts.notYou}{" "}
        <Link to="/forgot-password" className="text-link">
          {texts.takeOver}
        </Link>
      </p>
    </div>
  );
}
