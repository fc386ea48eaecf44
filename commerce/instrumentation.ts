import { container } from "@medusajs/framework";
import { answerRefused } from "./src/api/allow-list/answer-refused";
import { environment, privateFilesDir } from "./src/environment";
import { watchDatabase } from "./src/medusa-internals/connections";
import { internalEndpoints } from "./src/observability/internal-endpoints";
import { prepareLog } from "./src/observability/log";
import { observeRequests } from "./src/observability/request-middleware";
import type * as Tracing from "./src/observability/tracing";
import { keepPrivate, writePrivately } from "./src/private-files";

/** Medusa calls it before it starts anything. Logs, metrics and traces begin here. */
export function register(): void {
  const { trustedProxies, filesDir, mail, isBuilt, tracedAs } = environment();
  if (isBuilt) prepareLog();
  writePrivately();
  keepPrivate(privateFilesDir(filesDir));
  if ("folder" in mail.way) keepPrivate(mail.way.folder);
  observeRequests(internalEndpoints(container, trustedProxies), answerRefused);
  watchDatabase(container);
  if (tracedAs) {
    // Loaded only where there is a collector.
    const { startTracing } = require("./src/observability/tracing") as typeof Tracing;
    startTracing(tracedAs);
  }
}
