import { LegalText } from "~/layout/legal-text.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";
import { privacyTexts } from "./privacy-texts.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = privacyTexts();
  return pageMeta(matches, { title, description, path: "/privacy" });
}

export default function PrivacyPage() {
  return <LegalText {...privacyTexts()} />;
}
