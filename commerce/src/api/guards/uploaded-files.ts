import { basename } from "node:path";
import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { privateFilesDir, readEnvironment } from "../../environment";

const { filesDir } = readEnvironment(process.env);

/** The names of files that are not for everybody, such as an export of orders, begin so. */
const privatePrefix = "private-";

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
  res.set("X-Content-Type-Options", "nosniff");
  if (!basename(file).startsWith(privatePrefix)) {
    res.set("Cross-Origin-Resource-Policy", "cross-origin");
    res.sendFile(file, { root: filesDir, maxAge: "1y", immutable: true }, notThere(next));
    return;
  }
  authenticate("user", ["session", "bearer"])(req, res, () => {
    const options = { root: privateFilesDir(filesDir), cacheControl: false };
    res.set("Cache-Control", "private, no-store");
    res.sendFile(file, options, notThere(next));
  });
}

/** A missing file is a plain 404; whatever else goes wrong is for the error handler. */
function notThere(next: MedusaNextFunction) {
  return (error?: Error & { status?: number }): void => {
    if (error) next(error.status === 404 ? undefined : error);
  };
}
