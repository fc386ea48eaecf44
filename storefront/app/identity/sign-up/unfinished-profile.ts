import { emptySignUp, type SignUpValues } from "./sign-up-rules.ts";

/** The typed sign-up values without the password, which is never stored. */
export type TypedProfile = Omit<SignUpValues, "password">;

const formKey = "sign-up-form";
const profileKey = "unfinished-profile";
/** How long an unfinished profile is kept, ms. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** A profile without its password. */
export function withoutPassword({ password: _, ...profile }: SignUpValues): TypedProfile {
  return profile;
}

/** Keeps the typed values until this tab is closed, so that a reload loses nothing. */
export function keepTyped(profile: TypedProfile): void {
  write(window.sessionStorage, formKey, { profile });
}

/** The values typed before a reload; null if none. */
export function typedBefore(): TypedProfile | null {
  return read(window.sessionStorage, formKey)?.profile ?? null;
}

/** Forgets the typed values. */
export function forgetTyped(): void {
  remove(window.sessionStorage, formKey);
}

/** Keeps the profile of a new account until the shop has it, also after the browser was closed. */
export function keepUnfinishedProfile(profile: TypedProfile): void {
  write(window.localStorage, profileKey, { profile, keptAt: Date.now() });
}

/** The unfinished profile of an account with this address that was created in this browser. */
export function unfinishedProfile(email: string): TypedProfile | null {
  const kept = read(window.localStorage, profileKey);
  if (!kept) return null;
  if (!(Date.now() - (kept.keptAt ?? 0) < keptForMs)) {
    forgetUnfinishedProfile();
    return null;
  }
  return sameAddress(kept.profile.email, email) ? kept.profile : null;
}

/** Forgets the profile: the shop has it, or there is no account. */
export function forgetUnfinishedProfile(): void {
  remove(window.localStorage, profileKey);
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

interface Kept {
  profile: TypedProfile;
  keptAt?: number;
}

function read(storage: Storage, key: string): Kept | null {
  try {
    const { profile, keptAt } = JSON.parse(storage.getItem(key) ?? "null") ?? {};
    if (typeof profile !== "object" || profile === null) return null;
    const fields = Object.keys(withoutPassword(emptySignUp)) as (keyof TypedProfile)[];
    const texts = fields.map((field) => [field, String(profile[field] ?? "")]);
    return { profile: Object.fromEntries(texts), ...(typeof keptAt === "number" && { keptAt }) };
  } catch {
    // Invalid content or blocked storage: nothing was kept.
    return null;
  }
}

function write(storage: Storage, key: string, kept: Kept): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch (cause) {
    console.warn("This browser does not let the shop keep what is typed.", cause);
  }
}

function remove(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing either.
  }
}
