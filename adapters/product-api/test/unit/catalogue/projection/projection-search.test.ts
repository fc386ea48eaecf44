import { loadProjection } from "../../../../src/catalogue/projection/projection-search.ts";
import { describeCatalogueSearch } from "../describe-catalogue-search.ts";

describeCatalogueSearch("the projection", (channels) =>
  loadProjection(channels, (_id, read) => read()),
);
