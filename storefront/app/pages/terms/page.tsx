import { LegalText } from "~/layout/legal-text.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.terms_title(),
    description: m.terms_description(),
    path: "/terms",
  });
}

export default function TermsPage() {
  return (
    <LegalText
      title={m.terms_title()}
      description={m.terms_description()}
      sections={[
        {
          id: "orders",
          heading: m.terms_sections_1_heading(),
          paragraphs: [m.terms_sections_1_paragraphs_1(), m.terms_sections_1_paragraphs_2()],
        },
        {
          id: "prices",
          heading: m.terms_sections_2_heading(),
          paragraphs: [m.terms_sections_2_paragraphs_1(), m.terms_sections_2_paragraphs_2()],
        },
        {
          id: "delivery",
          heading: m.terms_sections_3_heading(),
          paragraphs: [m.terms_sections_3_paragraphs_1()],
        },
        {
          id: "returns",
          heading: m.terms_sections_4_heading(),
          paragraphs: [
            m.terms_sections_4_paragraphs_1(),
            m.terms_sections_4_paragraphs_2(),
            m.terms_sections_4_paragraphs_3(),
          ],
        },
      ]}
    />
  );
}
