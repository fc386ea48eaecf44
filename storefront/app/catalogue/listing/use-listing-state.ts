import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { currentLanguage, pathIn } from "~/language/language.ts";
import { followAddress } from "../filters/chosen-filters.ts";
import { type ListingState, listingQuery, listingStateOf } from "./listing-url.ts";

type ListingNavigation = {
  /** The state to show: the one asked for last, even while its products are on their way. */
  state: ListingState;
  isLoading: boolean;
  /** The address of another state of this listing. */
  hrefOf: (state: ListingState) => string;
  show: (state: ListingState) => void;
};

/**
 * Runs in the same moment as the screen changes: an effect that runs later could undo what a shopper
 * clicks in between. The server runs no effects, and warns of these.
 */
const useScreenEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Reads the listing's state from the address and moves to others; `kept` stays in the query. */
export function useListingState(kept: Record<string, string>): ListingNavigation {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  // A tick must show in the same instant, before the navigation that it starts is under way.
  const [wanted, setWanted] = useState<ListingState>();

  const isUnderWay = navigation.state !== "idle";
  // A new key says that the one asked for has arrived.
  useEffect(() => {
    if (!isUnderWay) setWanted(undefined);
  }, [isUnderWay, location.key]);
  // What was chosen here is offered on the next listing.
  useScreenEffect(() => followAddress(location.search), [location.search]);

  const isLoading =
    navigation.state === "loading" &&
    // The router tells where it goes with the language's prefix, and where it is without.
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
