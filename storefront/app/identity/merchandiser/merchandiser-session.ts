import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { clientState, useClientState } from "~/client-state/client-state.ts";
import type { UserInfo } from "~/client-state/user-slice.ts";
import { type PublicConfig, usePublicConfig } from "~/commerce/public-config.ts";
import { type BackendSession, merchandiserSession } from "../backend-session.ts";
import { freshIdToken } from "../fresh-id-token.ts";
import { type IdentityProblem, identityProblem } from "../identity-problem.ts";
import { loadProvider } from "../session.ts";

/** Whether the backend lets this person manage products. */
export type MerchandiserState =
  | { status: "checking" }
  | { status: "signed-out" }
  | { status: "not-allowed"; email: string }
  | { status: "failed"; problem: IdentityProblem }
  | { status: "allowed" };

const merchandiser = createStore<MerchandiserState>(() => ({ status: "checking" }));

/** Time before the end of a session at which it is renewed. */
const renewalMarginMs = 60_000;

/** The backend session. Only in memory, and dropped when somebody else signs in. */
let held: BackendSession | undefined;

clientState.subscribe(({ user }, before) => {
  if (user.userInfo?.uid === before.user.userInfo?.uid) return;
  held = undefined;
  merchandiser.setState({ status: "checking" }, true);
});

/**
 * The merchandiser's bearer token for a writing call, renewed shortly before its end. Null if there
 * is none: the state says why.
 */
export async function merchandiserToken(config: PublicConfig): Promise<string | null> {
  await clientState.rehydrate();
  if (held && held.expiresAt - renewalMarginMs > Date.now()) return held.token;
  const { userInfo } = clientState.getState().user;
  const answer = userInfo ? await askBackend(config, userInfo) : signedOut;
  // Another person may have signed in meanwhile: the answer was about the former one.
  if (clientState.getState().user.userInfo?.uid !== userInfo?.uid) return null;
  held = answer.session;
  if (userInfo) remember(userInfo, answer.state);
  merchandiser.setState(answer.state, true);
  return held?.token ?? null;
}

/** Stores the backend's decision as the hint for the header's links. */
function remember({ uid, email, isMerchandiser }: UserInfo, { status }: MerchandiserState): void {
  const { setUser } = clientState.getState();
  if (status === "allowed" && !isMerchandiser) setUser({ uid, email, isMerchandiser: true });
  if (status === "not-allowed" && isMerchandiser) setUser({ uid, email });
}

interface Answer {
  state: MerchandiserState;
  session?: BackendSession;
}

const signedOut: Answer = { state: { status: "signed-out" } };

async function askBackend(config: PublicConfig, { uid, email }: UserInfo): Promise<Answer> {
  try {
    const account = await (await loadProvider()).currentUser(uid);
    if (!account) return signedOut;
    const session = await merchandiserSession(config, await freshIdToken(account));
    return { state: { status: "allowed" }, session };
  } catch (cause) {
    const problem = identityProblem(cause);
    if (problem.code === "not-allowed") return { state: { status: "not-allowed", email } };
    console.error("The merchandiser's session could not be opened.", cause);
    return { state: { status: "failed", problem } };
  }
}

/**
 * Whether this person may manage products. It asks the backend on mount and after a change of the
 * person.
 */
export function useMerchandiser(): MerchandiserState {
  const config = usePublicConfig();
  const rehydrated = useClientState((state) => state.rehydrated);
  const uid = useClientState((state) => state.user.userInfo?.uid);
  // `uid` is a dependency: another person needs another answer.
  useEffect(() => {
    if (rehydrated) void merchandiserToken(config);
  }, [config, rehydrated, uid]);
  return useStore(merchandiser);
}
