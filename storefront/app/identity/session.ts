import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { clientState, useClientState } from "~/client-state/client-state.ts";
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

/** Raised whenever somebody signs in or out; what was asked in an earlier one is old. */
let generation = 0;

// Somebody signed in or out, here or in another tab: the token is another person's now.
clientState.subscribe(({ user }, before) => {
  if (user.userInfo?.uid !== before.user.userInfo?.uid) dropSession("checking");
});

function dropSession(status: "checking" | "guest"): void {
  generation += 1;
  resuming = undefined;
  clearTimeout(renewal);
  speakAs(null);
  customer.setState({ status, customerId: null, problem: null });
}

/** Loads Firebase, once. */
export function loadProvider() {
  return import("./identity-provider.ts");
}

/**
 * Makes an account of the provider the engine's customer: from now on every call to the engine
 * speaks for it, unless somebody signs in or out before the engine has answered. The token lives in
 * memory and is renewed as long as the page is open.
 * @throws IdentityError
 */
export async function becomeCustomer(config: PublicConfig, account: Account): Promise<void> {
  generation += 1;
  await openSession(config, account, generation);
}

async function openSession(config: PublicConfig, account: Account, askedIn: number): Promise<void> {
  const idToken = await account.getIdToken();
  if (askedIn !== generation) return;
  const session = await customerSession(config, idToken, {
    email: account.email ?? "",
    ...splitName(account.displayName ?? ""),
  });
  if (askedIn !== generation) return;
  // Another person's session is dropped with this, so it comes before the new token.
  clientState.getState().setUser({ uid: account.uid, email: account.email ?? "" });
  speakAs(session.token);
  customer.setState({ status: "customer", customerId: session.actorId, problem: null });
  renewBefore(session.expiresAt, config);
}

/** Nobody is signed in any more, as far as this page is concerned. */
export function becomeGuest(): void {
  clientState.getState().clearUser();
  dropSession("guest");
}

/**
 * Takes up the session of an earlier visit. Firebase is loaded only where the client state says
 * that somebody was signed in.
 */
export async function resumeSession(config: PublicConfig): Promise<void> {
  await clientState.rehydrate();
  if (customer.getState().status === "customer") return;
  if (!resuming) {
    const resumption = resume(config).finally(() => {
      if (resuming === resumption) resuming = undefined;
    });
    resuming = resumption;
  }
  return resuming;
}

async function resume(config: PublicConfig): Promise<void> {
  const { userInfo } = clientState.getState().user;
  if (!userInfo) {
    customer.setState({ status: "guest", customerId: null, problem: null });
    return;
  }
  const askedIn = generation;
  try {
    const account = await (await loadProvider()).currentUser(userInfo.uid);
    if (askedIn !== generation) return;
    if (!account) return becomeGuest();
    await openSession(config, account, askedIn);
  } catch (cause) {
    if (askedIn !== generation) return;
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

/** Who this is for the engine; takes up an earlier session on mount, and for everybody anew. */
export function useCustomerSession(): CustomerState {
  const config = usePublicConfig();
  const uid = useClientState((state) => state.user.userInfo?.uid);
  // `uid` counts too: it changes when somebody signs in or out in another tab.
  useEffect(() => {
    void resumeSession(config);
  }, [config, uid]);
  return useStore(customer);
}
