import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { type Environment, environment } from "../app/server/environment.server.ts";
import { serviceLimits } from "../app/server/limits.server.ts";
import { log } from "../app/server/log.server.ts";
import { createApp } from "./app.ts";
import { metrics } from "./metrics.ts";
import type { AssetManifests } from "./pages.ts";
import { routePatterns } from "./route-pattern.ts";
import { startTracing } from "./tracing.ts";

async function loadBuild(): Promise<ServerBuild> {
  return import(new URL("./server/index.js", import.meta.url).href);
}

async function loadAssets(): Promise<AssetManifests> {
  const file = new URL("./asset-manifests.json", import.meta.url);
  return JSON.parse(await readFile(file, "utf8"));
}

async function identityProxyOf({ identityEmulatorHost }: Environment) {
  if (!identityEmulatorHost) return undefined;
  const { identityProxy } = await import("./identity-proxy.ts");
  return identityProxy(identityEmulatorHost);
}

function stopGracefully(server: Server) {
  const stop = (signal: NodeJS.Signals) => {
    log("info", "storefront stops", { signal });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), serviceLimits.shutdownMs).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

async function main() {
  const known = environment();
  const build = await loadBuild();
  const routeOf = routePatterns(build);
  const app = createApp({
    environment: known,
    build,
    assets: await loadAssets(),
    clientFolder: fileURLToPath(new URL("./client", import.meta.url)),
    identityProxy: await identityProxyOf(known),
    metrics: metrics(routeOf),
    tracing: known.areTracesSent ? await startTracing(routeOf) : undefined,
  });
  const server = app.listen(known.port, known.host, () => {
    log("info", "storefront listens", { host: known.host, port: known.port });
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(
      isTaken
        ? `Port ${known.port} is taken. Stop what uses it, or set PORT to another.`
        : `The storefront cannot listen on ${known.host}:${known.port}: ${error.message}`,
    );
    process.exit(1);
  });
  stopGracefully(server);
}

main().catch((error: unknown) => {
  // By its name, because the build beside this file has a class of its own for it.
  const isExpected = error instanceof Error && error.name === "EnvironmentError";
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
