import { Module } from "@medusajs/framework/utils";
import logMailDestination from "./log-mail-destination";
import MailQueueModuleService from "./service";

export const MAIL_QUEUE_MODULE = "mail_queue";

export default Module(MAIL_QUEUE_MODULE, {
  service: MailQueueModuleService,
  loaders: [logMailDestination],
});
