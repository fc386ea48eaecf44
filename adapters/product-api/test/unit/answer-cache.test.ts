import { fastify } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerCache } from "../../src/answer-cache.ts";

let state = { search: { size: 1 }, changes: 1 };
let find = vi.fn(async (): Promise<unknown> => ({ answer: find.mock.calls.length }));
let app = fastify();

beforeEach(() => {
  state = { search: { size: 1 }, changes: 1 };
  find = vi.fn(async () => ({ answer: find.mock.calls.length }));
  const answers = new AnswerCache(() => ({ ...state }));
  app = fastify();
  app.get<{ Params: { question: string } }>("/:question", ({ params }, reply) =>
    answers.send(reply, params.question, find),
  );
});

afterEach(() => app.close());

const ask = async (question: string) => (await app.inject(`/${question}`)).json();

describe("an answer", () => {
  it("is found out once for all who ask the same", async () => {
    const [first, ...others] = await Promise.all(["a", "a", "a"].map(ask));
    expect(others).toEqual([first, first]);
    expect(await ask("a")).toEqual(first);
    expect(find).toHaveBeenCalledTimes(1);
    expect(await ask("b")).toEqual({ answer: 2 });
  });

  it("is found out anew when the catalogue has changed, or was read anew", async () => {
    expect(await ask("a")).toEqual({ answer: 1 });
    state.changes += 1;
    expect(await ask("a")).toEqual({ answer: 2 });
    state = { ...state, search: { size: 1 } };
    expect(await ask("a")).toEqual({ answer: 3 });
  });

  it("that was asked for before a change is not given to those who ask after it", async () => {
    let resolve = (_found: unknown): void => undefined;
    find.mockImplementationOnce(
      () =>
        new Promise((done) => {
          resolve = done;
        }),
    );
    const before = ask("a");
    await expect.poll(() => find).toHaveBeenCalledTimes(1);
    state.changes += 1;
    const after = ask("a");
    expect(await after).toEqual({ answer: 2 });
    resolve("old");
    expect(await before).toBe("old");
    expect(await ask("a")).toEqual({ answer: 2 });
  });

  it("that failed is not cached", async () => {
    find.mockRejectedValueOnce(new Error("away"));
    expect((await app.inject("/a")).statusCode).toBe(500);
    expect(await ask("a")).toEqual({ answer: 2 });
  });

  it("that is not for others is not cached", async () => {
    const answers = new AnswerCache(() => ({ ...state }));
    const isWhole = ({ answer }: { answer: number }) => answer > 1;
    let asked = 0;
    const count = async () => {
      asked += 1;
      return { answer: asked };
    };
    app = fastify();
    app.get("/", (_request, reply) => answers.send(reply, "a", count, isWhole));
    const askHere = async () => (await app.inject("/")).json();
    expect(await askHere()).toEqual({ answer: 1 });
    await expect.poll(askHere).toEqual({ answer: 2 });
    expect(await askHere()).toEqual({ answer: 2 });
    expect(answers.count).toBe(1);
  });

  it("makes room for others when all of them together are too large, the longest unasked first", async () => {
    const large = "x".repeat(7 * 1024 * 1024);
    find.mockImplementation(async () => large);
    for (const question of ["a", "b", "a", "c"]) await ask(question);
    expect(find).toHaveBeenCalledTimes(3);
    await ask("a");
    expect(find).toHaveBeenCalledTimes(3);
    await ask("b");
    expect(find).toHaveBeenCalledTimes(4);
  });

  it("is cached however long it is", async () => {
    find.mockImplementation(async () => "x".repeat(20 * 1024 * 1024));
    await ask("a");
    await ask("a");
    expect(find).toHaveBeenCalledTimes(1);
  });
});
