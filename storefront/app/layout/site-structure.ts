import { currentLanguage, languages, pathIn } from "~/language/language.ts";
import { company } from "./company.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The company and its site in schema.org's terms, with its search. */
export function siteStructure(shopAddress: string): Record<string, unknown> {
  const organization = `${shopAddress}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: company.name,
        url: shopAddress,
        logo: `${shopAddress}/favicon.svg`,
        email: company.email,
        telephone: company.phone,
        address: {
          "@type": "PostalAddress",
          streetAddress: company.street,
          addressLocality: company.city,
          addressCountry: company.countryCode,
        },
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          email: company.email,
          telephone: company.phone,
          availableLanguage: languages,
          hoursAvailable: company.hours.flatMap(({ days: [from, to], opens, closes }) =>
            opens && closes
              ? {
                  "@type": "OpeningHoursSpecification",
                  dayOfWeek: days.slice(from - 1, to),
                  opens,
                  closes,
                }
              : [],
          ),
        },
      },
      {
        "@type": "WebSite",
        "@id": `${shopAddress}/#website`,
        name: company.name,
        url: shopAddress + pathIn(currentLanguage(), "/"),
        inLanguage: currentLanguage(),
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${shopAddress}${pathIn(currentLanguage(), "/search")}?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
