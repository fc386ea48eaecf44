import { basename } from "node:path";
import {
  type AuthenticatedMedusaRequest,
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { caches } from "../../caches";
import { environment, privateFilesDir } from "../../environment";
import { presentMerchandiser } from "./present-merchandiser";

const { filesDir } = environment();

/** The prefix of private files, such as an export of orders. */
const privatePrefix = "private-";

/** An export is only for the merchandiser who asked for it, at `/admin/exports`. */
const exported = /^private-\d+-export_/;

/** The types that browsers may show. They may only download others. */
const shown = /\.(?:png|jpe?g|webp|avif|pdf|mp4|webm)$/i;

/** A file that is opened on its own loads nothing and runs no script. */
const confined =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Browsers' PDF viewers do not start in a sandbox. They have their own. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/**
 * Serves uploaded files under `/static`. A name never gets another content, so browsers may cache
 * it for ever. Private files need an admin's session.
 */
export function uploadedFiles(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const file = req.params[0] ?? "";
  const isPdf = /\.pdf$/i.test(file);
  res.set("Content-Security-Policy", isPdf ? pdfPolicy : confined);
  // The storefront shows PDFs in a frame, from another origin.
  res.removeHeader("X-Frame-Options");
  if (!shown.test(file)) res.set("Content-Disposition", "attachment");
  if (!basename(file).startsWith(privatePrefix)) {
    res.set("Cross-Origin-Resource-Policy", "cross-origin");
    // The storefront's service worker may cache public files.
    res.set("Access-Control-Allow-Origin", "*");
    res.sendFile(
      file,
      { root: filesDir, maxAge: caches.uploadedFiles.freshMs, immutable: true },
      notThere(next),
    );
    return;
  }
  authenticate("user", ["session", "bearer"])(req, res, () =>
    presentMerchandiser(req as AuthenticatedMedusaRequest, res, () => {
      if (exported.test(basename(file))) return next();
      const options = { root: privateFilesDir(filesDir), cacheControl: false };
      res.set("Cache-Control", "private, no-store");
      res.sendFile(file, options, notThere(next));
    }).catch(next),
  );
}

/** A missing file answers a plain 404. Other errors go to the error handler. */
function notThere(next: MedusaNextFunction) {
  return (error?: Error & { status?: number }): void => {
    if (error) next(error.status === 404 ? undefined : error);
  };
}
