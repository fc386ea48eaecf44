import { LegalText } from "~/layout/legal-text.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import { m } from "~/paraglide/messages.js";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.privacy_title(),
    description: m.privacy_description(),
    path: "/privacy",
  });
}

export default function PrivacyPage() {
  return (
    <LegalText
      title={m.privacy_title()}
      description={m.privacy_description()}
      sections={[
        {
          id: "account",
          heading: m.privacy_sections_1_heading(),
          paragraphs: [m.privacy_sections_1_paragraphs_1(), m.privacy_sections_1_paragraphs_2()],
        },
        {
          id: "browser",
          heading: m.privacy_sections_2_heading(),
          paragraphs: [m.privacy_sections_2_paragraphs_1()],
        },
        {
          id: "others",
          heading: m.privacy_sections_3_heading(),
          paragraphs: [m.privacy_sections_3_paragraphs_1(), m.privacy_sections_3_paragraphs_2()],
        },
        {
          id: "rights",
          heading: m.privacy_sections_4_heading(),
          paragraphs: [m.privacy_sections_4_paragraphs_1()],
        },
      ]}
    />
  );
}
