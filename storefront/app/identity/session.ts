import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import type { BackendProblem } from "~/commerce/outcome.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { renewSessionBy, speakAs } from "~/commerce/session-headers.ts";
import { followPrinters } from "./account-printers.ts";
import { customerSession } from "./backend-session.ts";
import { freshIdToken } from "./fresh-id-token.ts";
import { type IdentityProblem, identityProblem } from "./identity-problem.ts";
import { splitName } from "./sign-up/person-name.ts";
import { finishProfile } from "./sign-up/save-profile.ts";
import { forgetUnfinishedProfile, unfinishedProfile } from "./sign-up/unfinished-profile.ts";

/** The provider's account, as far as the shop looks at it. */
interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/** Whether the backend knows who this is. `checking` until the provider has been asked. */
type CustomerStatus = "checking" | "guest" | "customer" | "failed";

interface CustomerState {
  status: CustomerStatus;
  /** The backend's customer id; null for everybody but a `customer`. */
  customerId: string | null;
  /** Whether the provider knows that the address is this person's. */
  emailVerified: boolean;
  /** Why the backend could not be told who this is, when `failed`. */
  problem: IdentityProblem | null;
}

const unknown: CustomerState = {
  status: "checking",
  customerId: null,
  emailVerified: false,
  problem: null,
};

const customer = createStore<CustomerState>(() => unknown);

/** Renewed this long before it ends. */
const renewalMarginMs = 60_000;
/** Why a session cannot be taken up just now, and may be a moment later. */
const passing = [
  "unreachable",
  "unavailable",
  "busy",
  "too-many-requests",
  "network-request-failed",
  "timeout",
];
/** A renewal that failed for the network is tried again after this long. */
const renewAgainMs = 30_000;
/** The longest a browser's timer can be set. */
const longestTimerMs = 2 ** 31 - 1;

let renewal: ReturnType<typeof setTimeout> | undefined;
let resuming: Promise<void> | undefined;
let renewing: Promise<boolean> | undefined;

/** Raised whenever somebody signs in or out; what was asked in an earlier one is old. */
let generation = 0;

// Somebody signed in or out, here or in another tab: the token is another person's now.
clientState.subscribe(({ user }, before) => {
  if (user.userInfo?.uid !== before.user.userInfo?.uid) dropSession("checking");
});

function dropSession(status: "checking" | "guest"): void {
  generation += 1;
  resuming = undefined;
  renewing = undefined;
  clearTimeout(renewal);
  speakAs(null);
  customer.setState({ ...unknown, status });
}

/** Loads Firebase, once. */
export function loadProvider() {
  return import("./identity-provider.ts");
}

/**
 * Makes an account of the provider the backend's customer: from now on every call to the backend
 * speaks for it, unless somebody signs in or out before the backend has answered. The token lives in
 * memory and is renewed as long as the page is open.
 * @throws IdentityError
 */
export async function becomeCustomer(config: PublicConfig, account: Account): Promise<void> {
  generation += 1;
  await openSession(config, account, generation);
}

async function openSession(config: PublicConfig, account: Account, askedIn: number): Promise<void> {
  const idToken = await freshIdToken(account);
  if (askedIn !== generation) return;
  const email = account.email ?? "";
  const typed = unfinishedProfile(email);
  const session = await customerSession(config, idToken, {
    email,
    ...splitName(typed?.name ?? account.displayName ?? ""),
  });
  if (askedIn !== generation) return;
  // Another person's session is dropped with this, so it comes before the new token.
  const { isMerchandiser } = session;
  clientState
    .getState()
    .setUser({ uid: account.uid, email, ...(isMerchandiser && { isMerchandiser }) });
  speakAs(session.token);
  renewSessionBy(() => renewSession(config));
  customer.setState({
    status: "customer",
    customerId: session.actorId,
    emailVerified: account.emailVerified,
    problem: null,
  });
  renewBefore(session.expiresAt, config);
  void followPrinters(config, account.uid);
  if (typed) await finishSignUp(config, session.token, typed);
}

/** What signing up could not save any more is saved now; if that fails too, the next time. */
async function finishSignUp(
  config: PublicConfig,
  token: string,
  typed: NonNullable<ReturnType<typeof unfinishedProfile>>,
): Promise<void> {
  try {
    await finishProfile(config, token, typed);
    forgetUnfinishedProfile();
  } catch (cause) {
    console.error("The profile could not be finished.", cause);
  }
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
    customer.setState({ ...unknown, status: "guest" });
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
    const problem = identityProblem(cause);
    if (overCodes.includes(problem.code)) return becomeGuest();
    customer.setState({ status: "failed", problem });
  }
}

function renewBefore(expiresAt: number, config: PublicConfig): void {
  renewIn(Math.max(0, expiresAt - Date.now() - renewalMarginMs), config);
}

function renewIn(waitMs: number, config: PublicConfig): void {
  clearTimeout(renewal);
  renewal = setTimeout(() => void renewSession(config), Math.min(waitMs, longestTimerMs));
}

/** Codes of the provider that say that an account's session is over, whatever is tried. */
const overCodes = ["user-token-expired", "user-disabled", "user-not-found", "invalid-user-token"];

/**
 * Gets a new session for who is signed in, without anybody noticing: pages stay as they are. False
 * where there is none to get: nobody is signed in, or the provider or the backend cannot be reached.
 */
function renewSession(config: PublicConfig): Promise<boolean> {
  if (!renewing) {
    const attempt = renew(config).finally(() => {
      if (renewing === attempt) renewing = undefined;
    });
    renewing = attempt;
  }
  return renewing;
}

async function renew(config: PublicConfig): Promise<boolean> {
  const { userInfo } = clientState.getState().user;
  if (!userInfo) return false;
  const askedIn = generation;
  try {
    const account = await (await loadProvider()).currentUser(userInfo.uid);
    if (askedIn !== generation) return false;
    if (!account) {
      becomeGuest();
      return false;
    }
    await openSession(config, account, askedIn);
    return askedIn === generation;
  } catch (cause) {
    if (askedIn !== generation) return false;
    console.error("The session could not be renewed.", cause);
    if (overCodes.includes(identityProblem(cause).code)) becomeGuest();
    else renewIn(renewAgainMs, config);
    return false;
  }
}

/** The backend's id of the signed-in customer; null for a guest. */
export function currentCustomerId(): string | null {
  return customer.getState().customerId;
}

/** Why an earlier session could not be taken up for now, where it may be later; else null. */
export function passingSessionProblem(): BackendProblem | null {
  const { status, problem } = customer.getState();
  if (status !== "failed" || !problem || !passing.includes(problem.code)) return null;
  return { code: "unavailable", sentence: problem.sentence };
}

/** Who this is for the backend; takes up an earlier session on mount, and for everybody anew. */
export function useCustomerSession(): CustomerState {
  const config = usePublicConfig();
  const uid = useClientState((state) => state.user.userInfo?.uid);
  // `uid` counts too: it changes when somebody signs in or out in another tab.
  useEffect(() => {
    void resumeSession(config);
  }, [config, uid]);
  return useStore(customer);
}
