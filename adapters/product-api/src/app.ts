import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { AnswerCache } from "./answer-cache.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import { CatalogueFeed } from "./catalogue/catalogue-feed.ts";
import { createIndexDatabase, type IndexDatabase } from "./catalogue/index-database.ts";
import { ProductCache } from "./catalogue/product-cache.ts";
import { ProductCacheFiller } from "./catalogue/product-cache-filler.ts";
import { loadProjection } from "./catalogue/projection/projection-search.ts";
import { UnreadableDocuments } from "./catalogue/unreadable-documents.ts";
import { createBackend } from "./commerce/backend.ts";
import { createMerchandiserBackend } from "./commerce/merchandiser-backend.ts";
import { ProductOfTheYear } from "./commerce/product-of-the-year.ts";
import type { Config } from "./config.ts";
import { caller } from "./plugins/caller.ts";
import { metrics } from "./plugins/metrics.ts";
import { openApi } from "./plugins/open-api.ts";
import { problems, sendError } from "./plugins/problems.ts";
import { originForm, requestAddress } from "./plugins/request-address.ts";
import { logging, requestLog } from "./plugins/request-log.ts";
import { ownRequests, security } from "./plugins/security.ts";
import { healthRoutes } from "./routes/health.ts";
import { listingRoutes } from "./routes/listings.ts";
import { merchandiserListRoutes } from "./routes/merchandiser-lists.ts";
import { productWriteRoutes } from "./routes/product-writes.ts";
import { productRoutes } from "./routes/products.ts";

/** After so many ms requests are taken even though the catalogue is still being read. */
const mostWaitMs = 8_000;
/** The backend is asked so often, ms, who is product of the year, though nobody else asks. */
const knownEveryMs = 15_000;

/**
 * The whole service, ready to listen or to be asked by a test.
 *
 * @param given what stands in for the database of the configuration, and what traces requests
 */
export async function buildApp(
  config: Config,
  given: { database?: IndexDatabase; tracing?: FastifyPluginAsync } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(config.logLevel),
    trustProxy: config.trustedProxies,
    bodyLimit: config.bodyLimitBytes,
    routerOptions: { maxParamLength: 2_000 },
    requestIdHeader: false,
    genReqId: requestId,
    rewriteUrl: originForm,
    frameworkErrors: sendError,
  });
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  const backend = createBackend(config.commerceUrl, config.publishableKey);
  const database =
    given.database ??
    createIndexDatabase({
      databaseUrl: config.databaseUrl,
      timeoutMs: config.requestTimeoutMs,
      onError: (err) => app.log.warn({ err }, "a connection to the database has broken"),
    });
  const unreadable = new UnreadableDocuments(app.log);
  const cache = new ProductCache();
  const feed = new CatalogueFeed({
    database,
    startLoading: (channelIds) => loadProjection(channelIds, unreadable.read),
    salesChannelIds: () =>
      backend.salesChannelIds({
        requestId: randomUUID(),
        signal: AbortSignal.timeout(config.requestTimeoutMs),
      }),
    mayBeOldForMs: config.catalogueMayBeOldMs,
    log: app.log,
    onChange: (ids) => (ids === "anything" ? cache.clear() : cache.drop(ids)),
  });
  const filler = new ProductCacheFiller({ feed, database, unreadable, cache });
  const catalogue = new Catalogue(feed, database, unreadable, cache);
  const answers = new AnswerCache(() => feed.read());
  const productOfTheYear = new ProductOfTheYear({
    backend,
    mayBeOldForMs: config.catalogueMayBeOldMs,
  });
  let knowing: NodeJS.Timeout | undefined;
  // So that it is known when the backend goes away, also where nobody has asked lately.
  const keepKnown = () => {
    const ask = () => productOfTheYear.id(randomUUID()).catch(() => undefined);
    knowing = setInterval(ask, knownEveryMs).unref();
  };
  // Who finds this process by its name finds one that has a catalogue to show, where there is one.
  app.addHook("onReady", async () => {
    await Promise.race([feed.start(), pause(mostWaitMs, undefined, { ref: false })]);
    filler.start();
    keepKnown();
  });
  app.addHook("onClose", async () => {
    clearInterval(knowing);
    await filler.stop();
    await feed.stop();
    await database.close();
  });

  if (given.tracing) await app.register(given.tracing);
  await app.register(requestLog);
  await app.register(problems);
  await app.register(requestAddress);
  await app.register(caller, { timeoutMs: config.requestTimeoutMs });
  await app.register(security, { config });
  await app.register(metrics, { feed, answers, cache, isOwn: ownRequests(config.trustedProxies) });
  await app.register(openApi);
  await app.register(listingRoutes, { catalogue, answers, backend });
  await app.register(productRoutes, { catalogue, answers, productOfTheYear });
  const merchandiserBackend = createMerchandiserBackend(config.commerceUrl);
  await app.register(merchandiserListRoutes, { backend: merchandiserBackend });
  await app.register(productWriteRoutes, {
    backend: merchandiserBackend,
    productOfTheYear,
    rateLimitPerMinute: config.writeRateLimitPerMinute,
  });
  await app.register(healthRoutes, { feed, backend });
  return app;
}

/** The caller's own reference where it is a plain one, so that one request is one word in all logs. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
