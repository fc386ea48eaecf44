import { Module } from "@medusajs/framework/utils";
import VocabularyModuleService from "./service";

export const VOCABULARY_MODULE = "vocabulary";

export default Module(VOCABULARY_MODULE, { service: VocabularyModuleService });
