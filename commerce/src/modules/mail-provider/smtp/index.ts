import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import SmtpMailProviderService from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [SmtpMailProviderService] });
