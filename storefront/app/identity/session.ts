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

interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/** Whether the backend knows the person. `checking` until the provider has answered. */
type CustomerStatus = "checking" | "guest" | "customer" | "failed";

interface CustomerState {
  status: CustomerStatus;
  /** The backend's customer id; null unless the status is `customer`. */
  customerId: string | null;
  emailVerified: boolean;
  /** Why the backend session could not be opened, if `failed`. */
  problem: IdentityProblem | null;
}

const unknown: CustomerState = {
  status: "checking",
  customerId: null,
  emailVerified: false,
  problem: null,
};

const customer = createStore<CustomerState>(() => unknown);

/** Time before the end of a session at which it is renewed. */
const renewalMarginMs = 60_000;
/** Problems of a resumption that may pass in a moment. */
const transientCodes = [
  "unreachable",
  "unavailable",
  "busy",
  "too-many-requests",
  "network-request-failed",
  "timeout",
];
/** The pause before another try if a renewal failed because of the network. */
const renewAgainMs = 30_000;
/** The longest delay of a browser's timer. */
const longestTimerMs = 2 ** 31 - 1;

let renewal: ReturnType<typeof setTimeout> | undefined;
let resuming: Promise<void> | undefined;
let renewing: Promise<boolean> | undefined;

/** Incremented at each sign-in and sign-out; an answer of an older generation is ignored. */
let generation = 0;

// Somebody signed in or out, in this or another tab: the token belongs to the former person.
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
 * Opens a customer session at the backend: from now on every call is made for this customer, unless
 * somebody signs in or out before the answer. The token stays in memory and is renewed while the
 * page is open.
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
  // This drops the former person's session, so it comes before the new token.
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

/** Saves what the sign-up could not save; after another failure the next session tries again. */
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

/** Ends the session of this page. */
export function becomeGuest(): void {
  clientState.getState().clearUser();
  dropSession("guest");
}

/**
 * Resumes the session of an earlier visit. Firebase is loaded only if the client state says that
 * somebody was signed in.
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
    if (endedCodes.includes(problem.code)) return becomeGuest();
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

/** The provider's codes of a session that cannot be resumed. */
const endedCodes = ["user-token-expired", "user-disabled", "user-not-found", "invalid-user-token"];

/**
 * Opens a new session for the signed-in person without a change of the page. False if nobody is
 * signed in, or the provider or the backend cannot be reached.
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
    if (endedCodes.includes(identityProblem(cause).code)) becomeGuest();
    else renewIn(renewAgainMs, config);
    return false;
  }
}

/** The backend's id of the signed-in customer; null for a guest. */
export function currentCustomerId(): string | null {
  return customer.getState().customerId;
}

/** Why an earlier session could not be resumed, if the reason may pass; else null. */
export function transientSessionProblem(): BackendProblem | null {
  const { status, problem } = customer.getState();
  if (status !== "failed" || !problem || !transientCodes.includes(problem.code)) return null;
  return { code: "unavailable", sentence: problem.sentence };
}

/** The session's state; resumes an earlier session on mount and after a change of the person. */
export function useCustomerSession(): CustomerState {
  const config = usePublicConfig();
  const uid = useClientState((state) => state.user.userInfo?.uid);
  // `uid` is a dependency: it changes when another tab signs in or out.
  useEffect(() => {
    void resumeSession(config);
  }, [config, uid]);
  return useStore(customer);
}
