/** The number of columns depends on the width beside the filters: two to five. */
export const listingColumns = "grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-4 @7xl:grid-cols-5";
