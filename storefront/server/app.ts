import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import type { ServerBuild } from "react-router";
import type { Environment } from "../app/server/environment.server.ts";

type ShopServer = {
  environment: Environment;
  build: ServerBuild;
  /** The folder of the browser's files, as the build left it. */
  clientFolder: string;
  /** In a demo shop: what passes identity calls on to the emulator. */
  identityProxy?: RequestHandler | undefined;
};

/** The storefront's server: health, files, and pages rendered by React Router. */
export function createApp({
  environment,
  build,
  clientFolder,
  identityProxy,
}: ShopServer): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, linklocal, uniquelocal");

  app.get("/health/live", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  if (identityProxy) app.use(identityProxy);

  app.use(
    helmet({
      // Pages set their own policy, with a nonce for each answer.
      contentSecurityPolicy: false,
      // Video players and the identity provider ask which site calls them, but not for its page.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      // A promise for the whole host, so only where the shop is known to be served by https.
      strictTransportSecurity: environment.storefrontUrl.startsWith("https:"),
    }),
  );
  app.use(compression());

  // Names of built files hold a hash of their content: what was fetched once stays good.
  app.use("/assets", express.static(`${clientFolder}/assets`, { immutable: true, maxAge: "1y" }));
  app.use("/assets", (_request, response) => {
    response.status(404).type("text").send("There is no such file.");
  });
  app.use(express.static(clientFolder, { maxAge: "1h", index: false }));

  app.use(createRequestHandler({ build, mode: "production" }));
  return app;
}
