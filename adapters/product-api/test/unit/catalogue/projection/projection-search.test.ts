import { loadProjection } from "../../../../src/catalogue/projection/projection-search.ts";
import { describeCatalogueLanguages } from "../describe-catalogue-languages.ts";
import { describeCatalogueSearch } from "../describe-catalogue-search.ts";

const startLoading = (channels: ReadonlySet<string>) =>
  loadProjection(channels, (_id, read) => read());

describeCatalogueSearch("the projection", startLoading);
describeCatalogueLanguages("the projection", startLoading);
