import { describe, expect, it } from "vitest";
import "../../admin-language";
import { readAnswer } from "../../../src/admin/backend";

describe("an answer of the backend", () => {
  it("is its body where all went well", () => {
    expect(readAnswer(200, '{"product":{"id":"prod_1"}}')).toEqual({
      value: { product: { id: "prod_1" } },
    });
  });

  it("keeps a refusal's code, sentence, fields and what else it tells", () => {
    const refusal = {
      type: "invalid_data",
      code: "version_conflict",
      message: "Somebody else has changed this product.",
      fields: [{ field: "rows.0.label", message: "Enter a label." }, "nonsense"],
      current: { version: "2" },
    };
    expect(readAnswer(409, JSON.stringify(refusal)).problem).toEqual({
      status: 409,
      code: "version_conflict",
      message: refusal.message,
      fields: [refusal.fields[0]],
      body: refusal,
    });
  });

  it("takes Medusa's own kind of error for a code", () => {
    const { problem } = readAnswer(404, '{"type":"not_found","message":"Product was not found"}');
    expect(problem).toMatchObject({ code: "not_found", message: "Product was not found" });
  });

  it.each([
    [0, "", /does not answer/],
    [401, "Unauthorized", /Sign in again/],
    [413, "<html>", /more than the shop takes/],
    [500, '{"message":"relation \\"x\\" does not exist"}', /went wrong in the shop/],
    [502, "<html>Bad gateway</html>", /went wrong in the shop/],
    [400, "null", /could not do that/],
  ])("is a sentence for people whatever a %i brings", (status, text, sentence) => {
    expect(readAnswer(status, text).problem?.message).toMatch(sentence);
  });
});
