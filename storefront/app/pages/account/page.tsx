import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { OrderHistory } from "~/checkout/order-history.tsx";
import { SavedAddresses } from "~/checkout/saved-addresses.tsx";
import { clientState } from "~/client-state/client-state.ts";
import { CommerceProvider } from "~/commerce/commerce-provider.tsx";
import { CustomerGuard } from "~/identity/customer-guard.tsx";
import { Profile } from "~/identity/profile.tsx";
import { signOut } from "~/identity/sign-in.ts";
import { pageMeta } from "~/layout/page-meta.ts";
import { Button } from "~/ui/button.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your account",
    description: "Your profile, addresses and orders.",
    path: "/account",
    hidden: true,
  });

export default function AccountPage() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    const problem = await signOut();
    if (!problem) return navigate("/");
    setLeaving(false);
    clientState.getState().setError(problem.sentence);
  }

  return (
    <div className="shell py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Your account</h1>
        <Button variant="secondary" busy={leaving} onClick={leave}>
          Sign out
        </Button>
      </div>
      {/* Who is on the way out is not asked to sign in. */}
      {!leaving && (
        <div className="mt-6">
          <CustomerGuard>
            <CommerceProvider>
              <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
                <OrderHistory />
                <div className="grid gap-6">
                  <Profile />
                  <SavedAddresses />
                </div>
              </div>
            </CommerceProvider>
          </CustomerGuard>
        </div>
      )}
    </div>
  );
}
