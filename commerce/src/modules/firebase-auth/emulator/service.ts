import type { Logger } from "@medusajs/framework/types";
import { type FirebaseAuthOptions, FirebaseAuthProvider } from "../firebase-auth-provider";
import { emulatorVerifier } from "./verifier";

/** Accepts the unsigned ID tokens of the Firebase Auth emulator; demo only. */
export default class EmulatorAuthProviderService extends FirebaseAuthProvider {
  constructor(container: { logger: Logger }, { projectId }: FirebaseAuthOptions) {
    super(container, emulatorVerifier(projectId));
  }
}
