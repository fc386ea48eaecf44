import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { ServerBuild } from "react-router";
import type { Environment } from "../app/server/environment.server.ts";
import { builtFiles, isBuilt } from "./built-files.ts";
import { health } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { noTrailingSlash } from "./no-trailing-slash.ts";
import { type AssetManifests, pages } from "./pages.ts";
import { requestAddress } from "./request-address.ts";
import { requestId } from "./request-id.ts";

type ShopServer = {
  environment: Environment;
  build: ServerBuild;
  assets: AssetManifests;
  clientFolder: string;
  /** In a demo shop: the proxy of the identity emulator. */
  identityProxy?: RequestHandler | undefined;
  metrics: Metrics;
  /** With tracing: the handler that begins a span for each request. */
  tracing?: RequestHandler | undefined;
};

/** The storefront's server: health, files, and pages rendered by React Router. */
export function createApp({
  environment,
  build,
  assets,
  clientFolder,
  identityProxy,
  metrics,
  tracing,
}: ShopServer): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, linklocal, uniquelocal");

  app.use(requestId);
  app.use(
    "/health",
    health({
      productApiUrl: environment.productApiUrl,
      commerceUrl: environment.commerceUrl,
      isBuilt: () => isBuilt(clientFolder, build.assets.entry.module),
    }),
  );
  app.get("/metrics", metrics.answerPrometheus);
  app.use(metrics.count);
  if (tracing) app.use(tracing);
  app.use(requestAddress(environment.storefrontUrl));
  if (identityProxy) app.use(identityProxy);

  app.use(
    helmet({
      // Pages set their own policy with the hashes of their scripts.
      contentSecurityPolicy: false,
      // Video players and the identity provider need the calling site, but not its page.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      // It applies to the whole host, so only if the shop uses https.
      strictTransportSecurity: environment.storefrontUrl.startsWith("https:"),
    }),
  );
  app.use(compression());

  app.use(builtFiles(clientFolder));
  app.use("/assets", (_request, response) => {
    response.status(404).type("text").send("There is no such file.");
  });
  app.use(noTrailingSlash);
  app.use(pages({ build, assets, storefrontUrl: environment.storefrontUrl }));
  return app;
}
