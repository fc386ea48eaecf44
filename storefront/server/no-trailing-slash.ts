import type { RequestHandler } from "express";

/** One path, and not a host name, which begins with two slashes of either kind. */
const withTrailingSlashes = /^(\/(?![/\\]).*?)\/+$/;

/** Redirects a URL with a trailing slash permanently to the one without. */
export const noTrailingSlash: RequestHandler = ({ method, originalUrl }, response, next) => {
  if (method !== "GET" && method !== "HEAD") return next();
  const [path = "", ...query] = originalUrl.split("?");
  const page = withTrailingSlashes.exec(path)?.[1];
  if (!page) return next();
  response.redirect(301, [page, ...query].join("?"));
};
