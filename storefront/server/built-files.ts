import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { caches } from "../app/server/caches.server.ts";

/** The encodings of the build's files, the best first, with their file endings. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * Serves the build's files for browsers; other requests are passed on without a look at the disk.
 * Names in /assets contain a hash of the content, so they are cached for good.
 */
export function builtFiles(clientFolder: string): Router {
  const files = new Set(
    readdirSync(clientFolder, { recursive: true, encoding: "utf8" }).map(
      (path) => `/${path.replaceAll("\\", "/")}`,
    ),
  );
  const router = Router();
  router.use((request, _response, next) => next(files.has(request.path) ? undefined : "router"));
  router.use(compressedBefore(files));
  router.use("/assets", express.static(join(clientFolder, "assets"), immutable));
  router.use("/service-worker.js", (_request, response, next) => {
    response.set("Cache-Control", "no-cache");
    next();
  });
  router.use(
    express.static(clientFolder, {
      maxAge: caches.otherFiles.freshMs,
      index: false,
      redirect: false,
    }),
  );
  return router;
}

const immutable = {
  immutable: true,
  maxAge: caches.builtFiles.freshMs,
  index: false,
  redirect: false,
} as const;

/** Whether the build exists, by the file that every page loads first. */
export function isBuilt(clientFolder: string, entry: string): boolean {
  return existsSync(join(clientFolder, entry));
}

/** Serves the compressed version of a file if the browser accepts it. */
function compressedBefore(files: Set<string>): RequestHandler {
  return (request, response, next) => {
    const accepted = request.acceptsEncodings();
    const encoding = encodings.find(
      ({ name, ending }) => accepted.includes(name) && files.has(request.path + ending),
    );
    if (encoding) {
      response.type(extname(request.path));
      response.set("Content-Encoding", encoding.name).vary("Accept-Encoding");
      request.url = request.path + encoding.ending;
    }
    next();
  };
}
