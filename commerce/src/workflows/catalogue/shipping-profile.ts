/** The shipping profile of the shop's products: the only one, or else the default one. */
export function shippingProfileOf<Profile extends { type: string }>(
  profiles: Profile[],
): Profile | undefined {
  return profiles.length === 1 ? profiles[0] : profiles.find(({ type }) => type === "default");
}
