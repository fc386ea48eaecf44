import { EventEmitter } from "node:events";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beforeAll, expect, it, vi } from "vitest";

let signInAttempts: typeof import("../../../../src/api/guards/sign-in-attempts").signInAttempts;
beforeAll(async () => {
  // The module reads it when it is loaded.
  vi.stubEnv("SHOP_ENVIRONMENT", "demo");
  ({ signInAttempts } = await import("../../../../src/api/guards/sign-in-attempts"));
});

/** Sends a request that the route answers with `status`; returns the status of the answer. */
async function attempt(method: string, from: string, status: number): Promise<number> {
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    set: () => response,
    json: () => response.emit("finish"),
  });
  const request = { method, socket: { remoteAddress: from }, get: () => undefined };
  await signInAttempts(
    request as unknown as MedusaRequest,
    response as unknown as MedusaResponse,
    () => response.status(status).json(),
  );
  return response.statusCode;
}

it("lets one client be refused 300 times, whatever methods it mixes, and nobody else waits", async () => {
  const guesser = "198.51.100.7";
  const methods = ["POST", "GET", "HEAD", "PUT"];
  const answers: number[] = [];
  for (let tried = 0; tried < 310; tried += 1) {
    answers.push(await attempt(methods[tried % methods.length] ?? "", guesser, 401));
  }
  expect(answers.slice(0, 300)).toEqual(Array(300).fill(401));
  expect(answers.slice(300)).toEqual(Array(10).fill(429));
  expect(await attempt("POST", guesser, 200)).toBe(429);
  expect(await attempt("POST", "198.51.100.8", 401)).toBe(401);
});

it("forgets sign-ins that went well", async () => {
  const person = "198.51.100.9";
  for (let tried = 0; tried < 310; tried += 1) await attempt("POST", person, 200);
  expect(await attempt("POST", person, 200)).toBe(200);
});
