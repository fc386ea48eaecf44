import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { caches } from "../app/server/caches.server.ts";

/** How the build compresses its files, the best first, and how they are named then. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * Answers with the files that the build left for browsers; a file that is not there is passed on,
 * without asking the disk. Names in /assets hold a hash of their content: what was fetched once
 * stays good.
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

/** Whether the build is there: the file that every page begins with. */
export function isBuilt(clientFolder: string, entry: string): boolean {
  return existsSync(join(clientFolder, entry));
}

/** Gives the file that the build has compressed already, where the browser can read it. */
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
