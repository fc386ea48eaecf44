import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { CONTACT_MESSAGE_CREATED, CONTACT_MODULE } from "../modules/contact";
import type ContactModuleService from "../modules/contact/service";

export interface NewContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The language of the page, which the acknowledgement follows. */
  locale: string | null;
  customer_id: string | null;
  /** The sender's key: two messages with the same one are the same message. */
  idempotency_key: string | null;
}

async function store(contact: ContactModuleService, message: NewContactMessage) {
  try {
    return { stored: await contact.createContactMessages(message), isNew: true };
  } catch (error) {
    // A simultaneous request may have stored the message: the key is unique.
    const stored = await contact.findSent(message.idempotency_key);
    if (!stored) throw error;
    return { stored, isNew: false };
  }
}

const createContactMessageStep = createStep(
  "create-contact-message",
  async (message: NewContactMessage, { container }) => {
    const contact = container.resolve<ContactModuleService>(CONTACT_MODULE);
    const { stored, isNew } = await store(contact, message);
    return new StepResponse({ message: stored, isNew }, isNew ? stored.id : null);
  },
  async (createdId, { container }) => {
    if (!createdId) return;
    await container
      .resolve<ContactModuleService>(CONTACT_MODULE)
      .deleteContactMessages([createdId]);
  },
);

/** Stores a message to the shop and emits its event, once for each idempotency key. */
export const createContactMessageWorkflow = createWorkflow(
  "create-contact-message",
  (input: NewContactMessage) => {
    const created = createContactMessageStep(input);
    when("is-new-message", created, ({ isNew }) => isNew).then(() => {
      emitEventStep({
        eventName: CONTACT_MESSAGE_CREATED,
        data: transform({ created }, ({ created }) => ({ id: created.message.id })),
      });
    });
    return new WorkflowResponse(created.message);
  },
);
