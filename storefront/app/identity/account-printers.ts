import { clientState } from "~/client-state/client-state.ts";
import { fewPrinters } from "~/client-state/printers-slice.ts";
import { fetchCustomer, updateCustomer } from "~/commerce/customer-calls.ts";
import type { PublicConfig } from "~/commerce/public-config.ts";
import { mergedPrinters } from "./merged-printers.ts";

/** The key in browser storage of the last printers in common with an account. */
const agreedKey = "account-printers";

/** The account whose printers are synchronized; undefined without a session. */
let following: { config: PublicConfig; uid: string } | undefined;
/** One merge at a time: answers of the backend could overtake each other. */
let merging: Promise<void> = Promise.resolve();

clientState.subscribe(({ printers }, before) => {
  if (printers === before.printers || !following) return;
  if (areSame(printers, lastCommonPrinters(following.uid))) return;
  void followPrinters(following.config, following.uid);
});

/**
 * Synchronizes the printers of this browser with those of the account (in its metadata), now and
 * after each change during the session. Never throws: a failure is retried the next time.
 */
export function followPrinters(config: PublicConfig, uid: string): Promise<void> {
  following = { config, uid };
  merging = merging.then(() => join(config, uid));
  return merging;
}

async function join(config: PublicConfig, uid: string): Promise<void> {
  const isSignedIn = () => clientState.getState().user.userInfo?.uid === uid;
  if (!isSignedIn()) return;
  try {
    const medusa = (await import("~/commerce/medusa-client.ts")).medusaClient(config);
    const account = textsOf((await fetchCustomer(medusa)).metadata?.printers);
    if (!isSignedIn()) return;
    const here = clientState.getState().printers;
    const joined = fewPrinters(mergedPrinters(lastCommonPrinters(uid), here, account));
    if (!areSame(joined, account)) await updateCustomer(medusa, { metadata: { printers: joined } });
    if (!isSignedIn()) return;
    window.localStorage.setItem(agreedKey, JSON.stringify({ uid, printers: joined }));
    // A printer that was added meanwhile is merged next.
    const isUntouched = clientState.getState().printers === here;
    if (isUntouched && !areSame(joined, here)) clientState.setState({ printers: joined });
  } catch (cause) {
    console.error("The printers of the account could not be brought up to date.", cause);
  }
}

/**
 * Removes the printers from this browser at sign-out: the account keeps them. A guest's printers
 * stay.
 */
export function leavePrinters(): void {
  following = undefined;
  const { printers } = clientState.getState();
  try {
    const { printers: agreed } = readAgreed();
    window.localStorage.removeItem(agreedKey);
    clientState.setState({ printers: printers.filter((name) => !agreed.includes(name)) });
  } catch (cause) {
    console.warn("The printers could not be forgotten.", cause);
  }
}

function lastCommonPrinters(uid: string): string[] {
  const agreed = readAgreed();
  return agreed.uid === uid ? agreed.printers : [];
}

function readAgreed(): { uid: string; printers: string[] } {
  try {
    const { uid, printers } = JSON.parse(window.localStorage.getItem(agreedKey) ?? "{}") ?? {};
    return { uid: String(uid ?? ""), printers: textsOf(printers) };
  } catch {
    // Invalid content counts as nothing stored.
    return { uid: "", printers: [] };
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
