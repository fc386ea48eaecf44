import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import type { listContactMessagesSchema } from "./validators";

/** Answers messages of the contact form, the newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest<unknown, z.infer<typeof listContactMessagesSchema>>,
  res: MedusaResponse,
): Promise<void> {
  const { fields, pagination } = req.queryConfig;
  const { data, metadata } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "contact_message",
    fields,
    filters: req.filterableFields,
    pagination: { ...pagination, order: pagination.order ?? { created_at: "DESC" } },
  });
  const { count = 0, skip = 0, take = 0 } = metadata ?? {};
  res.json({ contact_messages: data, count, limit: take, offset: skip });
}
