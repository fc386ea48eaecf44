import { runningShop } from "@chemical-ink/test-kit/running-shop";
import { expect, it } from "vitest";
import { Sender } from "../fuzz/sender.ts";
import { ask } from "./product-api-client.ts";

it("no request that nobody should send is answered 5xx or ends the service", async () => {
  const sender = await Sender.to(runningShop().productApiUrl, 300);
  const failed = [];
  for (let sent = 0; sent < 300; sent += 1) {
    const answer = await sender.send();
    if (answer.status >= 500 || answer.status === 0) failed.push(answer);
  }
  expect(failed).toEqual([]);
  expect((await ask("/health/live")).status).toBe(200);
});
