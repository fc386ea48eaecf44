import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { CustomerGuard } from "~/identity/customer-guard.tsx";
import { useCustomerSession } from "~/identity/session.ts";
import { signOut } from "~/identity/sign-in.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import type { Route } from "./+types/page";
import { AddressesSection } from "./addresses-section.tsx";
import { DataSection } from "./data-section.tsx";
import { MerchandiserSection } from "./merchandiser-section.tsx";
import { OrdersSection } from "./orders-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PrintersSection } from "./printers-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { UnverifiedNotice } from "./unverified-notice.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.account_title(),
    description: m.account_description(),
    path: "/account",
    hidden: true,
  });

export default function AccountPage() {
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    const problem = await signOut(config);
    if (!problem) return navigate("/");
    setLeaving(false);
    clientState.getState().setError(problem.sentence);
  }

  return (
    <div className="shell py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{m.account_title()}</h1>
        <Button variant="secondary" busy={leaving} onClick={leave}>
          {m.account_sign_out()}
        </Button>
      </div>
      <div className="mt-4">
        {/* A person who is leaving is not redirected to sign-in. */}
        <CustomerGuard leaving={leaving}>
          <CommerceProvider>
            <Account onLeaving={setLeaving} />
          </CommerceProvider>
        </CustomerGuard>
      </div>
    </div>
  );
}

function Account({ onLeaving }: { onLeaving: (leaving: boolean) => void }) {
  const email = useClientState((state) => state.user.userInfo?.email) ?? "";
  const { emailVerified } = useCustomerSession();
  return (
    <>
      <Sections />
      {!emailVerified && <UnverifiedNotice email={email} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-6">
          <MerchandiserSection />
          <OrdersSection />
          <PrintersSection />
        </div>
        <div className="grid gap-6">
          <ProfileSection />
          <AddressesSection />
          <PasswordSection email={email} />
          <DataSection onLeaving={onLeaving} />
        </div>
      </div>
    </>
  );
}

/** Links to the sections, because the account is long on a phone. */
function Sections() {
  const sections = [
    ["orders", m.account_orders()],
    ["printers", m.account_printers()],
    ["profile", m.account_profile()],
    ["addresses", m.account_addresses()],
    ["password", m.account_password()],
    ["data", m.account_data()],
  ] as const;
  return (
    <nav aria-label={m.account_sections()} className="mb-6 lg:hidden">
      <ul className="flex flex-wrap gap-2">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 text-sm hover:bg-wash"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
