import type { PostalAddress } from "~/commerce/backend-types.ts";
import { countryName } from "~/identity/sign-up/country-code.ts";

/** An address as on a parcel. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const lines = [
    [address.first_name, address.last_name].filter(Boolean).join(" "),
    address.company,
    address.address_1,
    address.address_2,
    [[address.postal_code, address.city].filter(Boolean).join(" "), address.province]
      .filter(Boolean)
      .join(", "),
    address.country_code ? countryName(address.country_code) : address.metadata?.country,
    address.phone,
  ].filter((line): line is string => typeof line === "string" && line !== "");

  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
