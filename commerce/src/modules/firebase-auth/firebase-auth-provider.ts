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

/** Which Firebase project people sign in at. */
export interface FirebaseAuthOptions {
  projectId: string;
}

/** What we remember of a person at the identity provider; it is also in the token we give out. */
function userMetadata({ email, emailVerified, name }: FirebaseClaims): Record<string, unknown> {
  return { email, email_verified: emailVerified, name };
}

/**
 * Signs people in who have signed in at Firebase: an ID token goes in, an auth identity comes out.
 * The identity is known by the Firebase uid, never by the e-mail address.
 *
 * A shopper:
 * 1. `POST /auth/customer/firebase` with `{"id_token": "…"}` gives `{"token": "…"}`.
 * 2. Who is new here gets a token without an actor (`actor_id` is empty in it). With it,
 *    `POST /store/customers` makes the customer; the address has to be the one Firebase knows.
 * 3. Step 1 once more: the token now stands for the customer.
 *
 * A merchandiser: `POST /auth/user/firebase` with the same body gives an admin's token, if the
 * account's address is verified, and the account is bound to a Medusa user, or has the same address
 * as one and is bound now. Nobody can register as a merchandiser. `POST /auth/session` with the
 * token makes of it the session that Medusa's admin knows.
 *
 * A refused token is a 401; 503 says that Firebase's keys cannot be had right now.
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

  /** Finds or makes the identity of a shopper; of a merchandiser it has to exist and be bound. */
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
    // Of the account, not only of the binding: a stranger may have made the account with an invited
    // person's address and keep a token of the time before that person took it over.
    if (!identity || !isMerchandiser || !claims.emailVerified) {
      return { success: false, error: "This account is not a merchandiser's." };
    }
    return { success: true, authIdentity: identity };
  }

  /** The same as signing in: who is new gets an identity, who is known gets his own. */
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
        // Two first sign-ins at the same moment: the other one was quicker.
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
