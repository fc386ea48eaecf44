import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseWatch } from "../../../src/database/database-watch";

/** A database whose answers a test decides. */
class FakeDatabase {
  /** The results of a connection and of a query. */
  connects: () => Promise<void> = async () => {};
  answers: () => Promise<void> = async () => {};
  open = 0;

  connect = async () => {
    await this.connects();
    this.open += 1;
    return {
      ask: () => this.answers(),
      end: () => {
        this.open -= 1;
      },
    };
  };
}

const never = () => new Promise<void>(() => {});
const fails = (code?: string) => async () => {
  throw Object.assign(new Error("no"), { code });
};

let database: FakeDatabase;
let watch: DatabaseWatch;
let changes: boolean[];

beforeEach(async () => {
  vi.useFakeTimers();
  database = new FakeDatabase();
  changes = [];
  watch = new DatabaseWatch({ connect: database.connect, onChange: (away) => changes.push(away) });
  watch.start();
  await vi.advanceTimersByTimeAsync(1_000);
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it("a database that answers is not away, and is asked by one connection", () => {
  expect(changes).toEqual([]);
  expect(database.open).toBe(1);
});

it("a database that refuses connections is away at the next question, and back at once", async () => {
  database.answers = fails();
  database.connects = fails("ECONNREFUSED");
  await vi.advanceTimersByTimeAsync(500);
  expect(changes).toEqual([true]);
  database.answers = async () => {};
  database.connects = async () => {};
  await vi.advanceTimersByTimeAsync(500);
  expect(changes).toEqual([true, false]);
  expect(database.open).toBe(1);
});

it("a database that says nothing is away within two seconds, and its connection is ended", async () => {
  database.answers = never;
  database.connects = never;
  await vi.advanceTimersByTimeAsync(1_800);
  expect(changes).toEqual([true]);
  expect(database.open).toBe(0);
});

it("a pause that is shorter than its patience is no absence", async () => {
  database.answers = () => new Promise((resolve) => setTimeout(resolve, 1_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual([]);
});

it("a connection that broke alone is replaced", async () => {
  database.answers = fails();
  setTimeout(() => {
    database.answers = async () => {};
  }, 1);
  database.connects = () => new Promise((resolve) => setTimeout(resolve, 2));
  await vi.advanceTimersByTimeAsync(500);
  expect(changes).toEqual([]);
  expect(database.open).toBe(1);
});

it("a database that takes no more connections is there", async () => {
  database.answers = fails();
  database.connects = fails("53300");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(changes).toEqual([]);
});

it("a connection that comes too late is ended", async () => {
  database.answers = fails();
  database.connects = () => new Promise((resolve) => setTimeout(resolve, 1_500));
  await vi.advanceTimersByTimeAsync(10_000);
  watch.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([true]);
  expect(database.open).toBe(0);
});

it("while the shop starts, a connection may take its time", async () => {
  const slow = new FakeDatabase();
  slow.connects = () => new Promise((resolve) => setTimeout(resolve, 5_000));
  const starting = new DatabaseWatch({
    connect: slow.connect,
    onChange: (away) => changes.push(away),
  });
  starting.start();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(changes).toEqual([]);
  starting.stop();
});

it("a process that stands still takes nobody for silent", async () => {
  database.answers = never;
  let now = 0;
  // Each reading of the clock is a second later.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual([]);
  clock.mockRestore();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(changes).toEqual([true]);
});
