import { Router } from "express";
import { serviceLimits } from "../app/server/limits.server.ts";

type Health = {
  productApiUrl: string;
  commerceUrl: string;
  isBuilt: () => boolean;
};

/**
 * `/health/live`: the process runs. `/health/ready`: it can show the shop, else 503. A backend that
 * is away is reported, but does not matter: pages do not need it.
 */
export function health({ productApiUrl, commerceUrl, isBuilt }: Health): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/live", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/ready", async (_request, response) => {
    const [productApi, backend] = await Promise.all([isReady(productApiUrl), isReady(commerceUrl)]);
    const isUp = { build: isBuilt(), productApi, backend };
    const canShow = isUp.build && isUp.productApi;
    response.status(canShow ? 200 : 503).json({
      status: canShow ? "ready" : "not-ready",
      dependencies: {
        build: isUp.build ? "up" : "down",
        productApi: isUp.productApi ? "up" : "down",
        backend: isUp.backend ? "up" : "down",
      },
    });
  });
  return router;
}

function isReady(serviceUrl: string): Promise<boolean> {
  return fetch(`${serviceUrl}/health/ready`, {
    signal: AbortSignal.timeout(serviceLimits.readinessMs),
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
