import { LegalText } from "~/layout/legal-text.tsx";
import { pageMeta } from "~/layout/page-meta.ts";
import type { Route } from "./+types/page";
import { termsTexts } from "./terms-texts.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = termsTexts();
  return pageMeta(matches, { title, description, path: "/terms" });
}

export default function TermsPage() {
  return <LegalText {...termsTexts()} />;
}
