import { FirebaseError } from "firebase/app";
import { expect, test } from "vitest";
import { IdentityError, identityProblem } from "~/identity/identity-problem.ts";

function sentenceFor(code: string): string {
  return identityProblem(new FirebaseError(`auth/${code}`, "technical")).sentence;
}

test.each([
  "invalid-api-key",
  "popup-blocked",
  "network-request-failed",
  "unauthorized-domain",
  "user-mismatch",
  "popup-closed-by-user",
  "invalid-credential",
  "wrong-password",
  "too-many-requests",
  "email-already-in-use",
  "weak-password",
])("%s is told in words of its own, without a code in them", (code) => {
  const sentence = sentenceFor(code);
  expect(sentence).not.toBe(sentenceFor("something-nobody-knows"));
  expect(sentence).not.toContain(code);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test("a wrong password and an unknown address sound the same", () => {
  expect(sentenceFor("wrong-password")).toBe(sentenceFor("user-not-found"));
});

test("a code that carries a whole sentence is known by its beginning", () => {
  expect(sentenceFor("api-key-not-valid.-please-pass-a-valid-api-key.")).toBe(
    sentenceFor("invalid-api-key"),
  );
});

test("whatever else happens is a sentence too", () => {
  expect(identityProblem("nonsense").sentence).toMatch(/try again/i);
  expect(identityProblem(new Error("stack")).sentence).not.toContain("stack");
});

test("a failure of the shop itself keeps its own sentence", () => {
  const problem = identityProblem(new IdentityError("unreachable", "The shop cannot be reached."));
  expect(problem).toEqual({ code: "unreachable", sentence: "The shop cannot be reached." });
});
