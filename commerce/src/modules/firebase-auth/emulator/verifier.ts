import { UnsecuredJWT } from "jose";
import {
  clockToleranceSeconds,
  type IdTokenVerifier,
  InvalidIdTokenError,
  issuerOf,
  readClaims,
} from "../claims";

// The emulator signs nothing, so this module must not even load in production.
if (process.env.SHOP_ENVIRONMENT !== "demo") {
  throw new Error("The identity emulator's tokens are unsigned: SHOP_ENVIRONMENT=demo only.");
}

/** Reads the unsigned ID tokens of the Firebase Auth emulator. */
export function emulatorVerifier(projectId: string): IdTokenVerifier {
  if (!projectId.startsWith("demo-")) {
    throw new Error(`"${projectId}" is not an emulator's project: those begin with "demo-".`);
  }
  return async (idToken) => {
    try {
      const { payload } = UnsecuredJWT.decode(idToken, {
        issuer: issuerOf(projectId),
        audience: projectId,
        requiredClaims: ["sub", "iat", "exp", "auth_time"],
        clockTolerance: clockToleranceSeconds,
      });
      return readClaims(payload);
    } catch (error) {
      throw error instanceof InvalidIdTokenError
        ? error
        : new InvalidIdTokenError({ cause: error });
    }
  };
}
