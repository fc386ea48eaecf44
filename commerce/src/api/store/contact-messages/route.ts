import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../../environment";
import { serviceLimits } from "../../../limits";
import { CONTACT_MODULE } from "../../../modules/contact";
import type ContactModuleService from "../../../modules/contact/service";
import {
  createContactMessageWorkflow,
  type NewContactMessage,
} from "../../../workflows/create-contact-message";
import { clientAddress, clientNetwork } from "../../client-address";
import { readBody, refuseFields } from "../../field-problems";
import { newContactMessageSchema } from "./validators";

const { trustedProxies } = environment();

/**
 * Stores a message to the shop. Answers 201 with its id; 400 with the problem of each field; 422
 * where its `Idempotency-Key` belongs to another message; 429 with `Retry-After` where there have
 * been too many.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { value, problems } = readBody(newContactMessageSchema, {
    ...(req.body as object),
    idempotency_key: req.get("Idempotency-Key"),
  });
  if (problems) return refuseFields(res, problems);
  const { website, idempotency_key = null, locale = null, ...written } = value;
  const contact = req.scope.resolve<ContactModuleService>(CONTACT_MODULE);

  const sentBefore = await contact.findSent(idempotency_key);
  if (!sentBefore) {
    const client = clientAddress(
      req.socket.remoteAddress,
      req.get("X-Forwarded-For"),
      trustedProxies,
    );
    const wait =
      (await contact.useAllowance(
        `client:${clientNetwork(client)}`,
        serviceLimits.contactMessagesPerClient,
      )) ||
      (await contact.useAllowance(`email:${written.email}`, serviceLimits.contactMessagesPerEmail));
    if (wait > 0) return refuseTooMany(res, wait);
  }
  const message: NewContactMessage = {
    ...written,
    locale,
    idempotency_key,
    customer_id: req.auth_context?.actor_id || null,
  };
  const stored =
    sentBefore ?? (await createContactMessageWorkflow(req.scope).run({ input: message })).result;
  const isSame = (["name", "email", "subject", "message"] as const).every(
    (field) => stored[field] === message[field],
  );
  if (!isSame) return refuseReusedKey(res);
  res.status(201).json({ contact_message: { id: stored.id, created_at: stored.created_at } });
}

function refuseTooMany(res: MedusaResponse, seconds: number): void {
  const minutes = Math.ceil(seconds / 60);
  res
    .status(429)
    .set("Retry-After", String(seconds))
    .json({
      type: "too_many_requests",
      code: "too_many_messages",
      message: `There have been too many messages. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    });
}

function refuseReusedKey(res: MedusaResponse): void {
  res.status(422).json({
    type: "invalid_data",
    code: "idempotency_key_reused",
    message: "Another message was sent with this idempotency key: choose a new one.",
  });
}
