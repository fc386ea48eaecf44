import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { clientState } from "~/client-state/client-state.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { speakAs } from "~/commerce/session-headers.ts";
import { customerSession } from "./engine-exchange.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { splitName } from "./person-name.ts";

/** The provider's account, as far as the shop looks at it. */
interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/** Whether the engine knows who this is. `checking` until the provider has been asked. */
type CustomerStatus = "checking" | "guest" | "customer" | "failed";

interface CustomerState {
  status: CustomerStatus;
  /** The engine's customer id; null for everybody but a `customer`. */
  customerId: string | null;
  /** Why the engine could not be told who this is, when `failed`. */
  problem: IdentityProblem | null;
}

const customer = createStore<CustomerState>(() => ({
  status: "checking",
  customerId: null,
  problem: null,
}));

/** Renewed this long before it ends. */
const renewalMarginMs = 60_000;
/** The longest a browser's timer can be set. */
const longestTimerMs = 2 ** 31 - 1;

let renewal: ReturnType<typeof setTimeout> | undefined;
let resuming: Promise<void> | undefined;

/** Loads Firebase, once. */
export function loadProvider() {
  return import("./identity-provider.ts");
}

/**
 * Makes an account of the provider the engine's customer: from now on every call to the engine
 * speaks for it. The token lives in memory and is renewed as long as the page is open.
 * @throws IdentityError
 */
export async function becomeCustomer(config: PublicConfig, account: Account): Promise<void> {
  const session = await customerSession(config, await account.getIdToken(), {
    email: account.email ?? "",
    ...splitName(account.displayName ?? ""),
  });
  speakAs(session.token);
  clientState.getState().setUser({ uid: account.uid, email: account.email ?? "" });
  customer.setState({ status: "customer", customerId: session.actorId, problem: null });
  renewBefore(session.expiresAt, config);
}

/** Nobody is signed in any more, as far as this page is concerned. */
export function becomeGuest(): void {
  clearTimeout(renewal);
  speakAs(null);
  clientState.getState().clearUser();
  customer.setState({ status: "guest", customerId: null, problem: null });
}

/**
 * Takes up the session of an earlier visit. Firebase is loaded only where the client state says
 * that somebody was signed in.
 */
export function resumeSession(config: PublicConfig): Promise<void> {
  if (customer.getState().status === "customer") return Promise.resolve();
  resuming ??= resume(config).finally(() => {
    resuming = undefined;
  });
  return resuming;
}

async function resume(config: PublicConfig): Promise<void> {
  await clientState.rehydrate();
  if (!clientState.getState().user.userInfo) return becomeGuest();
  try {
    const account = await (await loadProvider()).currentUser();
    if (!account) return becomeGuest();
    await becomeCustomer(config, account);
  } catch (cause) {
    console.error("The session could not be taken up.", cause);
    customer.setState({ status: "failed", problem: identityProblem(cause) });
  }
}

function renewBefore(expiresAt: number, config: PublicConfig): void {
  clearTimeout(renewal);
  const waitMs = Math.max(0, expiresAt - Date.now() - renewalMarginMs);
  renewal = setTimeout(
    () => {
      customer.setState({ status: "checking" });
      void resumeSession(config);
    },
    Math.min(waitMs, longestTimerMs),
  );
}

/** The engine's id of the signed-in customer; null for a guest. */
export function currentCustomerId(): string | null {
  return customer.getState().customerId;
}

/** Who this is for the engine; takes up an earlier session on mount. */
export function useCustomerSession(): CustomerState {
  const config = usePublicConfig();
  useEffect(() => {
    void resumeSession(config);
  }, [config]);
  return useStore(customer);
}
