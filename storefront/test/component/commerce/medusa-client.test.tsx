import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { medusaClient } from "~/commerce/medusa-client.ts";
import { renewSessionBy, speakAs } from "~/commerce/session-headers.ts";
import { publicConfig as config } from "../../fixtures/public-config.ts";

/** A backend that accepts one token only; gives the bearer tokens of the calls. */
function backendThatTakes(token: string): (string | null)[] {
  const bearers: (string | null)[] = [];
  const medusa = medusaClient(config);
  const { axiosClient } = medusa.client as unknown as {
    axiosClient: { defaults: { adapter: unknown } };
  };
  axiosClient.defaults.adapter = async (call: { headers: Record<string, string> }) => {
    const bearer = call.headers.Authorization ?? null;
    bearers.push(bearer);
    if (bearer === `Bearer ${token}`) return { status: 200, data: { ok: true }, config: call };
    throw Object.assign(new Error(), { isAxiosError: true, response: { status: 401, data: {} } });
  };
  return bearers;
}

const ask = () => medusaClient(config).client.request("POST", "/store/customers/me", {});

beforeEach(() => speakAs("old"));
afterEach(() => speakAs(null));

test("a call with a session that has ended is made again with a new one, unnoticed", async () => {
  const bearers = backendThatTakes("new");
  renewSessionBy(async () => {
    speakAs("new");
    return true;
  });
  expect(await ask()).toMatchObject({ ok: true });
  expect(bearers).toEqual(["Bearer old", "Bearer new"]);
});

test("it is made no more than twice", async () => {
  const bearers = backendThatTakes("none of them");
  const renew = vi.fn(async () => true);
  renewSessionBy(renew);
  await expect(ask()).rejects.toMatchObject({ response: { status: 401 } });
  expect(bearers).toHaveLength(2);
  expect(renew).toHaveBeenCalledOnce();
});

test("where nobody can be signed in again, the backend's answer stands", async () => {
  const bearers = backendThatTakes("new");
  renewSessionBy(async () => false);
  await expect(ask()).rejects.toMatchObject({ response: { status: 401 } });
  expect(bearers).toHaveLength(1);
});
