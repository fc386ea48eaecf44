import type { RequestHandler } from "express";

/** One path, and not a name of a host: that begins with two slashes of either kind. */
const withTrailingSlashes = /^(\/(?![/\\]).*?)\/+$/;

/** Leads for good from an address that ends with a slash to the page without it. */
export const noTrailingSlash: RequestHandler = ({ method, originalUrl }, response, next) => {
  if (method !== "GET" && method !== "HEAD") return next();
  const [path = "", ...query] = originalUrl.split("?");
  const page = withTrailingSlashes.exec(path)?.[1];
  if (!page) return next();
  response.redirect(301, [page, ...query].join("?"));
};
