import { comparableAddress } from "../../email-address";

/** The claims of a verified ID token. */
export interface FirebaseClaims {
  /** The account's id at the identity provider, which never changes. */
  uid: string;
  /** A–Z in lower case; empty where the account has no address. */
  email: string;
  emailVerified: boolean;
  name: string;
}

/** A token that is forged, expired or for another audience. */
export class InvalidIdTokenError extends Error {
  constructor(options?: ErrorOptions) {
    super("This sign-in is not valid or has expired. Please sign in again.", options);
    this.name = "InvalidIdTokenError";
  }
}

/** The identity provider's keys cannot be fetched. */
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

export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

/** Tolerated difference between two clocks, seconds. */
export const clockToleranceSeconds = 5;

/**
 * Reads the claims of a payload whose signature, issuer, audience and times are checked.
 *
 * @throws InvalidIdTokenError where it has no subject, or the sign-in lies in the future
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
