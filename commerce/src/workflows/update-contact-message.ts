import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { CONTACT_MODULE } from "../modules/contact";
import type ContactModuleService from "../modules/contact/service";

interface Input {
  id: string;
  status: "new" | "answered";
}

const updateContactMessageStep = createStep(
  "update-contact-message",
  async ({ id, status }: Input, { container }) => {
    const contact = container.resolve<ContactModuleService>(CONTACT_MODULE);
    const before = await contact.retrieveContactMessage(id, { select: ["id", "status"] });
    const after = await contact.updateContactMessages({ id, status });
    return new StepResponse(after, { id, status: before.status });
  },
  async (before, { container }) => {
    if (!before) return;
    await container.resolve<ContactModuleService>(CONTACT_MODULE).updateContactMessages(before);
  },
);

/**
 * Marks a message as answered or as new.
 *
 * @throws MedusaError NOT_FOUND where there is no such message
 */
export const updateContactMessageWorkflow = createWorkflow(
  "update-contact-message",
  (input: Input) => new WorkflowResponse(updateContactMessageStep(input)),
);
