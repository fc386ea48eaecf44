import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import {
  IdentityProviderUnavailableError,
  type IdTokenVerifier,
  InvalidIdTokenError,
} from "../../../../../src/modules/firebase-auth/claims";
import { googleVerifier } from "../../../../../src/modules/firebase-auth/google/verifier";

const projectId = "chemical-ink";
const now = () => Math.floor(Date.now() / 1000);

function payload(changes: JWTPayload = {}): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: "uid-1",
    iat: now() - 10,
    exp: now() + 3600,
    auth_time: now() - 10,
    email: "Shopper@Example.com",
    email_verified: true,
    ...changes,
  };
}

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let strangerKeys: Awaited<ReturnType<typeof generateKeyPair>>;
let verify: IdTokenVerifier;

async function signed(claims: JWTPayload, by = keys, kid = "google"): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(by.privateKey);
}

beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  strangerKeys = await generateKeyPair("RS256", { extractable: true });
  const otherKeys = await generateKeyPair("RS256", { extractable: true });
  // Google always has several.
  const jwks = [
    { ...(await exportJWK(keys.publicKey)), kid: "google", alg: "RS256" },
    { ...(await exportJWK(otherKeys.publicKey)), kid: "google-2", alg: "RS256" },
  ];
  verify = googleVerifier(projectId, createLocalJWKSet({ keys: jwks }));
});

it("says who signed in", async () => {
  await expect(verify(await signed(payload({ name: "Sam" })))).resolves.toEqual({
    uid: "uid-1",
    email: "shopper@example.com",
    emailVerified: true,
    name: "Sam",
  });
});

it("takes an address for verified only where Google says so", async () => {
  const claims = await verify(await signed(payload({ email_verified: "true" })));
  expect(claims.emailVerified).toBe(false);
});

describe("a token is refused", () => {
  it.each<[string, JWTPayload]>([
    ["of another project", { aud: "another-project" }],
    ["of another issuer", { iss: "https://securetoken.google.com/another-project" }],
    ["that has expired", { iat: now() - 7200, exp: now() - 3600 }],
    ["without an end", { exp: undefined }],
    ["without a subject", { sub: "" }],
    ["whose subject is missing", { sub: undefined }],
    ["of a sign-in in the future", { auth_time: now() + 600 }],
    ["without a sign-in", { auth_time: undefined }],
    ["that is not valid yet", { nbf: now() + 600 }],
  ])("%s", async (_what, changes) => {
    await expect(verify(await signed(payload(changes)))).rejects.toBeInstanceOf(
      InvalidIdTokenError,
    );
  });

  it("that nobody signed", async () => {
    await expect(verify(new UnsecuredJWT(payload()).encode())).rejects.toBeInstanceOf(
      InvalidIdTokenError,
    );
  });

  it("that somebody else signed, under Google's name or his own", async () => {
    for (const kid of ["google", "stranger"]) {
      const forged = await signed(payload(), strangerKeys, kid);
      await expect(verify(forged)).rejects.toBeInstanceOf(InvalidIdTokenError);
    }
  });

  it("that is signed with a public key as a secret", async () => {
    const { n } = await exportJWK(keys.publicKey);
    const forged = await new SignJWT(payload())
      .setProtectedHeader({ alg: "HS256", kid: "google" })
      .sign(new TextEncoder().encode(n));
    await expect(verify(forged)).rejects.toBeInstanceOf(InvalidIdTokenError);
  });

  it("that does not say which key it is signed with", async () => {
    const nameless = await new SignJWT(payload())
      .setProtectedHeader({ alg: "RS256" })
      .sign(keys.privateKey);
    await expect(verify(nameless)).rejects.toBeInstanceOf(InvalidIdTokenError);
  });

  it("that is no token at all", async () => {
    await expect(verify("not a token")).rejects.toBeInstanceOf(InvalidIdTokenError);
  });
});

it("does not blame the token when Google's keys cannot be had", async () => {
  const offline = googleVerifier(projectId, async () => {
    throw new TypeError("fetch failed");
  });
  await expect(offline(await signed(payload()))).rejects.toBeInstanceOf(
    IdentityProviderUnavailableError,
  );
});
