import { createHash } from "node:crypto";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { CatalogueRefusal, isRefusal } from "../../../../catalogue-product/refusal";
import { CATALOGUE_JOURNAL_MODULE } from "../../../../modules/catalogue-journal";
import type CatalogueJournalModuleService from "../../../../modules/catalogue-journal/service";
import type { IdempotentRequest } from "../../../../modules/catalogue-journal/service";
import { answerRefusal } from "../../../answer-refusal";

/** The longest idempotency key or fingerprint, characters. */
const longestKey = 200;

/**
 * Answers a request to write one product: with `{product}` in the given status, or with the
 * catalogue's refusal as `{type, code, message}` and `fields` or `current`. A repeated
 * `Idempotency-Key` gets the first answer again, with `Idempotency-Replayed: true`.
 *
 * @param write writes, and returns the products
 */
export async function answerWrite(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  status: 200 | 201,
  write: (request: IdempotentRequest | undefined) => Promise<object[]>,
): Promise<void> {
  try {
    const request = idempotentRequest(req);
    const before = request && (await answeredBefore(req, request));
    const [product] = before ?? (await write(request));
    if (before) res.set("Idempotency-Replayed", "true");
    res.status(status).json({ product });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerRefusal(res, error);
  }
}

/** @throws CatalogueRefusal invalid_fields where the key has a wrong form */
function idempotentRequest(req: AuthenticatedMedusaRequest): IdempotentRequest | undefined {
  const key = req.get("Idempotency-Key");
  if (key === undefined) return undefined;
  // A caller that stores its files anew for each try has other URLs in the body. It sends the same
  // fingerprint instead.
  const given = req.get("Idempotency-Fingerprint");
  for (const word of [key, given ?? key]) {
    if (/^[\x21-\x7e]+$/.test(word) && word.length <= longestKey) continue;
    throw new CatalogueRefusal(
      "invalid_fields",
      `An Idempotency-Key has up to ${longestKey} letters, digits and signs.`,
    );
  }
  const asked = JSON.stringify([req.method, req.path, given ?? req.body ?? null]);
  return {
    // Two people may choose the same key.
    key: `${req.auth_context.actor_id}:${key}`,
    fingerprint: createHash("sha256").update(asked).digest("base64url"),
  };
}

/** @throws CatalogueRefusal idempotency_key_reused, in_progress */
async function answeredBefore(
  req: AuthenticatedMedusaRequest,
  { key, fingerprint }: IdempotentRequest,
): Promise<object[] | undefined> {
  const [write] = await req.scope
    .resolve<CatalogueJournalModuleService>(CATALOGUE_JOURNAL_MODULE)
    .listCatalogueWrites(
      { idempotency_key: key },
      { select: ["id", "state", "fingerprint", "answer"] },
    );
  if (!write) return undefined;
  if (write.fingerprint !== fingerprint) {
    throw new CatalogueRefusal(
      "idempotency_key_reused",
      "This Idempotency-Key was another request's: use a new one.",
    );
  }
  if (write.state !== "done") {
    throw new CatalogueRefusal("in_progress", "This very request is being answered already.");
  }
  // The journal keeps what the write's workflow returned: the products.
  return write.answer as unknown as object[];
}
