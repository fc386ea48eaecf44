import { once } from "node:events";
import { startBackend, untilUp } from "@chemical-ink/test-kit/backend-process";
import { freePort } from "@chemical-ink/test-kit/free-port";
import { beforeAll, expect, it } from "vitest";
import { closedRoute, findRoute } from "../../src/api/allow-list/find-route";
import { productionEnvironment } from "./support/production-backend";

/** Medusa's log line of a route, such as `registering route POST /store/carts/:id`. */
const told = /registering route ([A-Z]+) (\/[^\s"\\]*)/g;

/**
 * The output of a starting production backend, without the proprietary packages of Medusa's
 * Enterprise Edition, which the image lacks too.
 */
async function startedWithoutEnterprise(): Promise<string> {
  const port = String(await freePort());
  const backend = startBackend(
    { ...productionEnvironment, LOG_LEVEL: "debug", HOST: "127.0.0.1", PORT: port },
    "without-enterprise.mjs",
  );
  const ended = once(backend.process, "close");
  try {
    await untilUp(backend, `http://127.0.0.1:${port}`);
    return backend.said();
  } finally {
    backend.process.kill();
    await ended;
  }
}

let said: string;

beforeAll(async () => {
  said = await startedWithoutEnterprise();
});

it("starts without the proprietary packages of Medusa, and asks for none of them", () => {
  expect(said).toContain("registering route");
  expect(said).not.toContain("proprietary package");
});

it("every route that Medusa registers is allowed, or closed with a reason: a new version opens nothing unseen", () => {
  const routes = [...said.matchAll(told)].map(([, method = "", path = ""]) => ({ method, path }));
  expect(routes.length).toBeGreaterThan(300);
  expect(routes).toContainEqual({ method: "POST", path: "/store/carts/:id" });
  const undeclared = routes.filter(({ method, path }) => {
    const address = path.replace(/:\w+/g, "any-id");
    const found = findRoute(method, address);
    return !("route" in found || "area" in found) && !closedRoute(method, address);
  });
  expect(undeclared).toEqual([]);
});
