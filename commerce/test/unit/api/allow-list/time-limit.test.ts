import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitTime } from "../../../../src/api/allow-list/time-limit";

class Response extends EventEmitter {
  headersSent = false;
}

describe("a request", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function limited(): { response: Response; answer: () => void } {
    const response = new Response();
    const answer = vi.fn();
    limitTime(response, 30_000, answer);
    return { response, answer };
  }

  it("that nobody answers is answered when its time is over, once", () => {
    const { answer } = limited();
    vi.advanceTimersByTime(29_999);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(120_000);
    expect(answer).toHaveBeenCalledOnce();
  });

  it("whose answer has begun goes on as long as it takes", () => {
    const { response, answer } = limited();
    response.headersSent = true;
    vi.advanceTimersByTime(120_000);
    expect(answer).not.toHaveBeenCalled();
  });

  it("that is over leaves no timer behind", () => {
    const { response } = limited();
    response.emit("close");
    expect(vi.getTimerCount()).toBe(0);
  });
});
