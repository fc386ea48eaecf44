import { createRequestHandler as createExpressHandler } from "@react-router/express";
import type {
  Request as ExpressRequest,
  Response as ExpressResponse,
  RequestHandler,
} from "express";
import { createRequestHandler, type ServerBuild } from "react-router";
import {
  type Language,
  languageOfPath,
  languagePrefix,
  servedLanguages,
} from "../app/language/language.ts";
import { isPersonalPage } from "../app/server/personal-pages.ts";
import { PageCache } from "./page-cache.ts";
import { type Encoding, RenderedPage } from "./rendered-page.ts";

/** The browser's files of each language: `build.mjs` builds them apart. */
export type AssetManifests = Record<Language, ServerBuild["assets"]>;

type Pages = {
  build: ServerBuild;
  assets: AssetManifests;
  /** The shop's own address, whatever host the visitor used. */
  storefrontUrl: string;
};

/**
 * Serves the shop's pages and their data. Public pages are rendered without the visitor's cookies
 * and headers, and cached for a moment; personal pages and requests with a body are rendered for
 * each request.
 */
export function pages({ build, assets, storefrontUrl }: Pages): RequestHandler {
  // Pages in another language are the same routes with another first segment.
  const buildIn = (language: Language) => ({
    ...build,
    assets: assets[language],
    basename: languagePrefix(language) || "/",
  });
  const publicPages = byLanguage((language) =>
    createRequestHandler(buildIn(language), "production"),
  );
  const personalPages = byLanguage((language) =>
    createExpressHandler({ build: buildIn(language), mode: "production" }),
  );
  const cache = new PageCache(async (address, headers) => {
    const url = new URL(address, storefrontUrl);
    const request = new Request(url, { headers });
    return RenderedPage.from(await publicPages[languageOfPath(url.pathname)](request));
  });

  return async (request, response, next) => {
    if (!isForAll(request)) {
      return personalPages[languageOfPath(request.path)](request, response, next);
    }
    try {
      await send(request, response, await cache.page(request.originalUrl, nameOf(request)));
    } catch (error) {
      next(error);
    }
  };
}

/** The headers that identify a request in logs and traces: nothing about the visitor. */
function nameOf({ headers }: ExpressRequest): Record<string, string> {
  const names = ["x-request-id", "traceparent"].map((name) => [name, headers[name]]);
  return Object.fromEntries(names.filter(([, value]) => typeof value === "string"));
}

function byLanguage<Handler>(make: (language: Language) => Handler): Record<Language, Handler> {
  return Object.fromEntries(
    servedLanguages.map((language) => [language, make(language)]),
  ) as Record<Language, Handler>;
}

/** Files such as the sitemap are streamed, however large. */
const file = /\.(?!data$)[a-z]+$/;

function isForAll({ method, path, originalUrl }: ExpressRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    // A URL that begins with two slashes would name another host.
    /^\/(?![/\\])/.test(originalUrl) &&
    path !== "/__manifest" &&
    !file.test(path) &&
    !isPersonalPage(path)
  );
}

async function send(request: ExpressRequest, response: ExpressResponse, page: RenderedPage) {
  for (const [name, value] of page.headers) {
    // Rendered without a visitor: a cookie would go to everybody who waits for the page.
    if (name !== "set-cookie") response.append(name, value);
  }
  response.status(page.status).vary("Accept-Encoding");
  if (page.status === 200) response.set("ETag", page.etag);
  if (request.fresh) {
    response.removeHeader("Content-Type");
    return void response.status(304).end();
  }
  const encoding = bestEncoding(request);
  const body = encoding ? await page.compressed(encoding) : page.body;
  if (encoding) response.set("Content-Encoding", encoding);
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
}

function bestEncoding(request: ExpressRequest): Encoding | undefined {
  const accepted = request.acceptsEncodings();
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}
