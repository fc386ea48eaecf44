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

/** The names of files that are not for everybody, such as an export of orders, begin so. */
const privatePrefix = "private-";

/** Exports are for the merchandiser who asked for them, who gets them at `/admin/exports`. */
const exported = /^private-\d+-export_/;

/** What browsers show; everything else they may only save. */
const shown = /\.(?:png|jpe?g|webp|avif|pdf|mp4|webm)$/i;

/** A file that is opened on its own loads nothing else and runs no script. */
const confined =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** Browsers' own PDF viewers do not start in a sandbox; they bring one of their own. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/**
 * Serves uploaded files under `/static`. A name is given once and never to another content, so
 * browsers may keep them for good. Private files need an admin's session.
 */
export function uploadedFiles(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const file = req.params[0] ?? "";
  const isPdf = /\.pdf$/i.test(file);
  res.set("Content-Security-Policy", isPdf ? pdfPolicy : confined);
  // The storefront, at another address, shows PDFs in a frame.
  res.removeHeader("X-Frame-Options");
  if (!shown.test(file)) res.set("Content-Disposition", "attachment");
  if (!basename(file).startsWith(privatePrefix)) {
    res.set("Cross-Origin-Resource-Policy", "cross-origin");
    // What everybody may read, the storefront may also keep for when there is no connection.
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

/** A missing file is a plain 404; whatever else goes wrong is for the error handler. */
function notThere(next: MedusaNextFunction) {
  return (error?: Error & { status?: number }): void => {
    if (error) next(error.status === 404 ? undefined : error);
  };
}
