import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { CatalogueSearchService } from "./service";

export default ModuleProvider(Modules.SEARCH, { services: [CatalogueSearchService] });
