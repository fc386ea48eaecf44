import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { caches } from "../../../caches";
import { serviceLimits } from "../../../limits";
import {
  clockToleranceSeconds,
  IdentityProviderUnavailableError,
  type IdTokenVerifier,
  InvalidIdTokenError,
  issuerOf,
  readClaims,
} from "../claims";

const googleKeysUrl = new URL(
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
);

/** Google's public keys, fetched when first needed and cached. */
export function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(googleKeysUrl, {
    timeoutDuration: serviceLimits.googleKeysMs,
    cacheMaxAge: caches.googleKeys.freshMs,
  });
}

/** Distinguishes a failure to fetch the keys from a token that names an unknown key. */
function withOutages(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      // A token that names no key matches several. Google's tokens always name one.
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      if (error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new IdentityProviderUnavailableError({ cause: error });
    }
  };
}

/** Verifies the ID tokens that Google signs for a Firebase project. */
export function googleVerifier(projectId: string, keys: JWTVerifyGetKey): IdTokenVerifier {
  const getKey = withOutages(keys);
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, getKey, {
        algorithms: ["RS256"],
        issuer: issuerOf(projectId),
        audience: projectId,
        requiredClaims: ["sub", "iat", "exp", "auth_time"],
        clockTolerance: clockToleranceSeconds,
      });
      return readClaims(payload);
    } catch (error) {
      if (error instanceof IdentityProviderUnavailableError) throw error;
      if (error instanceof InvalidIdTokenError) throw error;
      throw new InvalidIdTokenError({ cause: error });
    }
  };
}
