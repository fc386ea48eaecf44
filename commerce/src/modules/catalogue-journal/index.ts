import { Module } from "@medusajs/framework/utils";
import CatalogueJournalModuleService from "./service";

export const CATALOGUE_JOURNAL_MODULE = "catalogue_journal";

export default Module(CATALOGUE_JOURNAL_MODULE, { service: CatalogueJournalModuleService });
