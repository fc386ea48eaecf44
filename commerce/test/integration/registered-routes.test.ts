import { once } from "node:events";
import { freePort } from "@chemical-ink/local-stack/free-port";
import { expect, it } from "vitest";
import { closedRoute, findRoute } from "../../src/api/allow-list/find-route";
import { startEngine, untilUp } from "./engine-process";
import { productionEnvironment } from "./production-engine";

/** How Medusa's log tells of a route, such as `registering route POST /store/carts/:id`. */
const told = /registering route ([A-Z]+) (\/[^\s"\\]*)/g;

/** The routes that Medusa has registered once a backend in production has started. */
async function registeredRoutes(): Promise<{ method: string; path: string }[]> {
  const port = String(await freePort());
  const backend = startEngine(
    { ...productionEnvironment, LOG_LEVEL: "debug", HOST: "127.0.0.1", PORT: port },
    "google-keys.mjs",
  );
  const ended = once(backend.process, "close");
  try {
    await untilUp(backend, `http://127.0.0.1:${port}`);
    return [...backend.said().matchAll(told)].map(([, method = "", path = ""]) => ({
      method,
      path,
    }));
  } finally {
    backend.process.kill();
    await ended;
  }
}

it("every route that Medusa registers is allowed, or closed with a reason: a new version opens nothing unseen", async () => {
  const routes = await registeredRoutes();
  expect(routes.length).toBeGreaterThan(300);
  expect(routes).toContainEqual({ method: "POST", path: "/store/carts/:id" });
  const undeclared = routes.filter(({ method, path }) => {
    const address = path.replace(/:\w+/g, "any-id");
    const found = findRoute(method, address);
    return !("route" in found || "area" in found) && !closedRoute(method, address);
  });
  expect(undeclared).toEqual([]);
});
