import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import EmulatorAuthProviderService from "./service";

export default ModuleProvider(Modules.AUTH, { services: [EmulatorAuthProviderService] });
