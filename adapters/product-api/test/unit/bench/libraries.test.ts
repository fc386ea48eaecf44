import { sortOrders } from "@chemical-ink/catalogue-schema/sort-orders";
import { MiniSearchSearch } from "../../../bench/libraries/minisearch-search.ts";
import { OramaSearch } from "../../../bench/libraries/orama-search.ts";
import { describeCatalogueSearch } from "../catalogue/describe-catalogue-search.ts";

const rounds = 4;
const equals = "Orama sorts by one property, in any order between equals";
const oneByOne = "Orama takes every word for a prefix";

describeCatalogueSearch("MiniSearch", (channels) => new MiniSearchSearch(channels).loader(), {
  rounds,
});
describeCatalogueSearch("Orama", (channels) => new OramaSearch(channels).loader(), {
  rounds,
  gaps: {
    ...Object.fromEntries(
      sortOrders
        .filter((sort) => sort !== "newest")
        .map((sort) => [`sorts by ${sort}; title and id decide between equals`, equals]),
    ),
    ...Object.fromEntries(
      [1, 2, 3].map((seed) => [
        `answers like a look at every product after many changes (seed ${seed})`,
        equals,
      ]),
    ),
    "does not take a word before the last for a prefix": oneByOne,
    "says how it corrected a term": "Orama does not say which term matched",
  },
});
