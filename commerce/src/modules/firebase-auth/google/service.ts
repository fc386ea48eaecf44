import type { Logger } from "@medusajs/framework/types";
import { type FirebaseAuthOptions, FirebaseAuthProvider } from "../firebase-auth-provider";
import { googleKeys, googleVerifier } from "./verifier";

/** Accepts the ID tokens of a real Firebase project. */
export default class GoogleAuthProviderService extends FirebaseAuthProvider {
  constructor(container: { logger: Logger }, { projectId }: FirebaseAuthOptions) {
    super(container, googleVerifier(projectId, googleKeys()));
  }
}
