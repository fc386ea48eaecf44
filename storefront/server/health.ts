import { Router } from "express";

/** How long the product API may take to say that it is ready, ms. */
const timeoutMs = 2_000;

type Health = {
  productApiUrl: string;
  /** Whether the files that browsers need are there. */
  isBuilt: () => boolean;
};

/** `/health/live`: the process runs. `/health/ready`: it can show the shop; 503 where it cannot. */
export function health({ productApiUrl, isBuilt }: Health): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/live", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/ready", async (_request, response) => {
    const isUp = { build: isBuilt(), productApi: await isReady(productApiUrl) };
    const isWell = isUp.build && isUp.productApi;
    response.status(isWell ? 200 : 503).json({
      status: isWell ? "ready" : "not-ready",
      dependencies: {
        build: isUp.build ? "up" : "down",
        productApi: isUp.productApi ? "up" : "down",
      },
    });
  });
  return router;
}

function isReady(productApiUrl: string): Promise<boolean> {
  return fetch(`${productApiUrl}/health/ready`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
