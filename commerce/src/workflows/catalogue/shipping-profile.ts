/** How the shop's products are sent: by its only shipping profile, or else by the default one. */
export function shippingProfileOf<Profile extends { type: string }>(
  profiles: Profile[],
): Profile | undefined {
  return profiles.length === 1 ? profiles[0] : profiles.find(({ type }) => type === "default");
}
