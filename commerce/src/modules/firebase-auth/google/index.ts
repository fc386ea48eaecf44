import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import GoogleAuthProviderService from "./service";

export default ModuleProvider(Modules.AUTH, { services: [GoogleAuthProviderService] });
