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

/**
 * A key resolver whose failures to answer can be told from its answer that there is no such key.
 */
function withOutages(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      // Several match a token that does not name its key, which Google's always do.
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      if (error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new IdentityProviderUnavailableError({ cause: error });
    }
  };
}

/** Verifies ID tokens that Google signed for a Firebase project. */
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
