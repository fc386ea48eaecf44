import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { updateContactMessageWorkflow } from "../../../../workflows/update-contact-message";
import { readBody, refuseFields } from "../../../field-problems";
import { contactMessageListConfig } from "../query-config";
import { updateContactMessageSchema } from "./validators";

/** Marks a message as answered or as new. Answers it; 404 where there is none. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { value, problems } = readBody(updateContactMessageSchema, req.body);
  if (problems) return refuseFields(res, problems);
  const id = req.params.id ?? "";
  await updateContactMessageWorkflow(req.scope).run({ input: { id, ...value } });
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "contact_message",
    fields: contactMessageListConfig.defaults,
    filters: { id },
  });
  res.json({ contact_message: data[0] });
}
