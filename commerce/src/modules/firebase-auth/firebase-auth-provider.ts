import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityDTO,
  AuthIdentityProviderService,
  Logger,
} from "@medusajs/framework/types";
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils";
import type { Result } from "../../result";
import {
  type FirebaseClaims,
  IdentityProviderUnavailableError,
  type IdTokenVerifier,
  InvalidIdTokenError,
} from "./claims";

export interface FirebaseAuthOptions {
  projectId: string;
}

/** The stored data of a person, which Medusa's token contains too. */
function userMetadata({ email, emailVerified, name }: FirebaseClaims): Record<string, unknown> {
  return { email, email_verified: emailVerified, name };
}

/**
 * Exchanges a Firebase ID token for an auth identity. The identity belongs to the Firebase uid,
 * never to the e-mail address.
 *
 * A shopper:
 * 1. `POST /auth/customer/firebase` with `{"id_token": "…"}` answers `{"token": "…"}`.
 * 2. A new shopper's token has an empty `actor_id`. `POST /store/customers` with it creates the
 * customer; the address must be the one that Firebase knows.
 * 3. Step 1 again answers the customer's token.
 *
 * A merchandiser: `POST /auth/user/firebase` with the same body answers an admin's token if the
 * account's address is verified and the account is bound to a Medusa user. An account with the
 * address of a Medusa user is bound by this call. Nobody can register as a merchandiser. `POST
 * /auth/session` with the token starts the session of Medusa's admin.
 *
 * A refused token answers 401; 503 means that Firebase's keys cannot be fetched.
 */
export abstract class FirebaseAuthProvider extends AbstractAuthModuleProvider {
  static override identifier = "firebase";
  static override DISPLAY_NAME = "Firebase";

  readonly #logger: Logger;
  readonly #verify: IdTokenVerifier;

  constructor({ logger }: { logger: Logger }, verify: IdTokenVerifier) {
    super();
    this.#logger = logger;
    this.#verify = verify;
  }

  /** Finds or creates a shopper's identity. A merchandiser's must exist and be bound. */
  override async authenticate(
    data: AuthenticationInput & { actor_type?: string },
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { value: claims, problem } = await this.#claims(data.body?.id_token);
    if (problem !== undefined) return { success: false, error: problem };
    if (data.actor_type === "customer") {
      return { success: true, authIdentity: await this.#findOrCreate(claims, identities) };
    }
    const identity = await this.#find(claims, identities);
    const isMerchandiser = data.actor_type === "user" && identity?.app_metadata?.user_id;
    // The account must be verified even if it is bound: a stranger may have created it with an
    // invited person's address, and still hold a token from before that person took it over.
    if (!identity || !isMerchandiser || !claims.emailVerified) {
      return { success: false, error: "This account is not a merchandiser's." };
    }
    return { success: true, authIdentity: identity };
  }

  /** The same as signing in. */
  override async register(
    data: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    return this.authenticate({ ...data, actor_type: "customer" }, identities);
  }

  async #claims(idToken: unknown): Promise<Result<FirebaseClaims, string>> {
    if (typeof idToken !== "string" || idToken === "") {
      return { problem: "The body needs an id_token: the Firebase ID token of who signs in." };
    }
    try {
      return { value: await this.#verify(idToken) };
    } catch (error) {
      if (error instanceof InvalidIdTokenError) return { problem: error.message };
      this.#logger.error("An ID token could not be verified", error as Error);
      if (error instanceof IdentityProviderUnavailableError) return { problem: error.message };
      throw error;
    }
  }

  async #find(
    { uid }: FirebaseClaims,
    identities: AuthIdentityProviderService,
  ): Promise<AuthIdentityDTO | undefined> {
    try {
      return await identities.retrieve({ entity_id: uid });
    } catch (error) {
      if (error instanceof MedusaError && error.type === MedusaError.Types.NOT_FOUND) return;
      throw error;
    }
  }

  async #findOrCreate(
    claims: FirebaseClaims,
    identities: AuthIdentityProviderService,
  ): Promise<AuthIdentityDTO> {
    const found = await this.#find(claims, identities);
    if (!found) {
      try {
        return await identities.create({
          entity_id: claims.uid,
          user_metadata: userMetadata(claims),
        });
      } catch (error) {
        // Another first sign-in at the same moment has created it.
        const other = await this.#find(claims, identities);
        if (other) return other;
        throw error;
      }
    }
    const known = found.provider_identities?.find(({ provider }) => provider === "firebase");
    const { email, email_verified } = (known?.user_metadata ?? {}) as Record<string, unknown>;
    if (email === claims.email && email_verified === claims.emailVerified) return found;
    return await identities.update(claims.uid, { user_metadata: userMetadata(claims) });
  }
}
