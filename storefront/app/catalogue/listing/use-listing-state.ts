import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { followAddress } from "../filters/chosen-filters.ts";
import { type ListingState, listingQuery, listingStateOf } from "./listing-url.ts";

type ListingNavigation = {
  /** The state that was asked for last, also while its products are loading. */
  state: ListingState;
  isLoading: boolean;
  hrefOf: (state: ListingState) => string;
  show: (state: ListingState) => void;
};

/**
 * A layout effect runs before the shopper can click again; a later effect could undo that click.
 * The server runs no effects and warns of layout effects.
 */
const useScreenEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Reads the listing's state from the URL and navigates to others; `kept` stays in the query. */
export function useListingState(kept: Record<string, string>): ListingNavigation {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  // A tick is shown at once, before its navigation starts.
  const [wanted, setWanted] = useState<ListingState>();

  const isUnderWay = navigation.state !== "idle";
  // A new key means that the navigation has arrived.
  useEffect(() => {
    if (!isUnderWay) setWanted(undefined);
  }, [isUnderWay, location.key]);
  // The chosen filters are offered on the next listing.
  useScreenEffect(() => followAddress(location.search), [location.search]);

  const isLoading =
    navigation.state === "loading" &&
    // The router's next path has the language prefix, its current path has not.
    navigation.location.pathname === pathIn(currentLanguage(), location.pathname);
  const { search } = isLoading ? navigation.location : location;
  const hrefOf = (state: ListingState) => `${location.pathname}${listingQuery(state, kept)}`;
  return {
    state: wanted ?? listingStateOf(new URLSearchParams(search)),
    isLoading: isLoading || wanted !== undefined,
    hrefOf,
    show: (state) => {
      setWanted(state);
      navigate(hrefOf(state), { preventScrollReset: true });
    },
  };
}
