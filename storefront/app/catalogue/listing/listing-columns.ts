/** How many products stand side by side, by the room that the filters leave: two to five. */
export const listingColumns = "grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-4 @7xl:grid-cols-5";
