import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, it, vi } from "vitest";
import { firebaseSignIn } from "../../../../src/api/guards/firebase-sign-in";

it.each(["admin", "constructor", "__proto__", "toString"])(
  "there is no signing in at Firebase as %s",
  async (actor_type) => {
    // The parts of a request that are read before it is refused.
    const request = {
      method: "POST",
      path: "/",
      params: { actor_type, auth_provider: "firebase" },
    } as unknown as MedusaRequest;
    const next = vi.fn();
    await expect(firebaseSignIn(request, {} as MedusaResponse, next)).rejects.toMatchObject({
      type: "not_found",
    });
    expect(next).not.toHaveBeenCalled();
  },
);
