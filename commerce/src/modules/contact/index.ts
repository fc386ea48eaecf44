import { Module } from "@medusajs/framework/utils";
import ContactModuleService from "./service";

export const CONTACT_MODULE = "contact";

export default Module(CONTACT_MODULE, { service: ContactModuleService });

/** Emitted with `{ id }` of a new contact message. */
export const CONTACT_MESSAGE_CREATED = "contact_message.created";
