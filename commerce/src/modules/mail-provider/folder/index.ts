import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import FolderMailProviderService from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [FolderMailProviderService] });
