import { comparableAddress } from "../../email-address";

/** What a verified ID token says about the person who signed in. */
export interface FirebaseClaims {
  /** The account's id at the identity provider: the one thing about it that never changes. */
  uid: string;
  /** A–Z in lower case; empty where the account has no address. */
  email: string;
  emailVerified: boolean;
  name: string;
}

/** A token that is forged, expired, or meant for somebody else. */
export class InvalidIdTokenError extends Error {
  constructor(options?: ErrorOptions) {
    super("This sign-in is not valid or has expired. Please sign in again.", options);
    this.name = "InvalidIdTokenError";
  }
}

/** The identity provider's keys cannot be had: nobody's fault who wants to sign in. */
export class IdentityProviderUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super("Signing in is not possible right now. Please try again in a minute.", options);
    this.name = "IdentityProviderUnavailableError";
  }
}

/**
 * Verifies an ID token.
 *
 * @throws InvalidIdTokenError
 * @throws IdentityProviderUnavailableError
 */
export type IdTokenVerifier = (idToken: string) => Promise<FirebaseClaims>;

/** The issuer of a project's ID tokens. */
export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

/** Clocks differ by a few seconds; tokens are forgiven as much. */
export const clockToleranceSeconds = 5;

/**
 * Reads the claims of a payload whose signature, issuer, audience and times have been checked.
 *
 * @throws InvalidIdTokenError where there is no subject, or the sign-in lies in the future
 */
export function readClaims(payload: Record<string, unknown>): FirebaseClaims {
  const { sub, auth_time, email, email_verified, name } = payload;
  if (typeof sub !== "string" || sub === "" || sub.length > 128) throw new InvalidIdTokenError();
  const now = Math.floor(Date.now() / 1000);
  if (typeof auth_time !== "number" || auth_time > now + clockToleranceSeconds) {
    throw new InvalidIdTokenError();
  }
  return {
    uid: sub,
    email: typeof email === "string" ? comparableAddress(email) : "",
    emailVerified: email_verified === true,
    name: typeof name === "string" ? name : "",
  };
}
