import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { serviceLimits } from "../../limits";

const megabyte = 1024 * 1024;

interface Waiting {
  bytes: number;
  begin: () => void;
}

let underWay = 0;
const queue: Waiting[] = [];

/**
 * Guards routes that take files: no request is larger than the largest file, and all uploads
 * together use limited memory. A waiting upload is not read.
 */
export async function uploadLimiter(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (!req.headers["content-type"]?.toLowerCase().startsWith("multipart/")) return next();
  const bytes = Number(req.headers["content-length"]);
  // Node enforces the announced length.
  if (!Number.isSafeInteger(bytes)) {
    return refuse(req, res, 411, "length_required", "An upload has to say how long it is.");
  }
  if (bytes > serviceLimits.uploadBytes) {
    const most = Math.floor(serviceLimits.uploadBytes / megabyte);
    return refuse(req, res, 413, "body_too_large", `An upload has at most ${most} MB.`);
  }
  if (!(await turn(bytes, req))) {
    res.set("Retry-After", "30");
    return refuse(
      req,
      res,
      503,
      "busy",
      "Many files are being uploaded. Please try again in a minute.",
    );
  }
  res.once("close", () => {
    underWay -= bytes;
    beginNext();
  });
  next();
}

function refuse(
  req: MedusaRequest,
  res: MedusaResponse,
  status: number,
  code: string,
  message: string,
): void {
  // Reads and drops the body: a client that is still sending does not read an answer.
  req.resume();
  res.status(status).json({ type: "invalid_data", code, message });
}

/** Waits for free memory; answers whether there was enough in time. */
function turn(bytes: number, req: MedusaRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: Waiting = {
      bytes,
      begin() {
        stopWaiting();
        underWay += bytes;
        resolve(true);
      },
    };
    const giveUp = () => {
      stopWaiting();
      queue.splice(queue.indexOf(waiting), 1);
      resolve(false);
      beginNext();
    };
    const timer = setTimeout(giveUp, serviceLimits.uploadWaitMs);
    req.once("close", giveUp);
    function stopWaiting(): void {
      clearTimeout(timer);
      req.off("close", giveUp);
    }
    queue.push(waiting);
    beginNext();
  });
}

/** First come, first served, so that small uploads do not delay a large one for ever. */
function beginNext(): void {
  for (
    let first = queue[0];
    first && underWay + first.bytes <= serviceLimits.uploadsAtOnceBytes;
    first = queue[0]
  ) {
    queue.shift();
    first.begin();
  }
}
