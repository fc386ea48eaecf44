import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { CatalogueHealth } from "../../../../catalogue-health/catalogue-health";
import type { IndexLag } from "../../../../catalogue-health/index-lag";
import type { GapName } from "../../../../medusa-internals/catalogue-gaps";
import { askBackend } from "../../../backend";
import { duration, verdictOn } from "../../../catalogue-health/health";
import { dateTimeText, numberText, t } from "../../../i18n/translate";
import { linkStyle } from "../../../parts/link-style";
import { Section, SectionLine } from "../../../parts/section";
import { Failure, WaitingLines } from "../../../parts/waiting";
import { useBackend } from "../../../use-backend";

const gaps: GapName[] = [
  "image",
  "price",
  "stock",
  "category",
  "variant_price",
  "variant_stock",
  "part_number",
];

/** What its speakers call a language. */
function nameOf(language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

const path = "/admin/catalogue/health";

/** Shows whether the index is up to date, and which products lack something. */
export default function CatalogueHealthPage() {
  const health = useBackend<CatalogueHealth>(path);
  const [isReconciling, setReconciling] = useState(false);
  const isWell = health.state !== "ready" || verdictOn(health.body.index).color === "green";

  async function reconcile(): Promise<void> {
    setReconciling(true);
    const { problem } = await askBackend(path, { method: "POST" });
    setReconciling(false);
    if (problem) toast.error(t("health.notRepaired"), { description: problem.message });
    else toast.success(t("health.repaired"), { description: t("health.compared") });
    health.reload();
  }

  const busy = health.state === "loading" || (health.state === "ready" && health.refreshing);
  return (
    <div className="flex flex-col gap-y-3">
      <Section
        level="h1"
        title={t("health.title")}
        description={t("health.description")}
        actions={
          <>
            {!isWell && (
              <Button
                size="small"
                variant="secondary"
                onClick={reconcile}
                isLoading={isReconciling}
              >
                {t("health.mend")}
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={health.reload} isLoading={busy}>
              <ArrowPath /> {t("health.check")}
            </Button>
          </>
        }
      >
        {health.state === "loading" && <WaitingLines lines={4} />}
        {health.state === "failed" && <Failure problem={health.problem} onRetry={health.reload} />}
        {health.state === "ready" && <IndexLines index={health.body.index} />}
      </Section>
      {health.state === "ready" && (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          {health.body.translations.map(({ language, products: count, words }) => (
            <Section
              key={language}
              title={t("health.untranslated", { language: nameOf(language) })}
              description={t("health.mainLanguage")}
            >
              <SectionLine title={t("health.published")}>
                {t("health.count", { count })}
              </SectionLine>
              <SectionLine title={t("health.words")}>{numberText(words)}</SectionLine>
            </Section>
          ))}
          {gaps.map((name) => (
            <GapSection key={name} name={name} {...health.body.gaps[name]} />
          ))}
        </div>
      )}
    </div>
  );
}

function IndexLines({ index }: { index: IndexLag }) {
  const verdict = verdictOn(index);
  const waiting = index.oldest_change_waiting_ms;
  return (
    <>
      <div role="status" className="flex flex-wrap items-center gap-3 px-6 py-4">
        <StatusBadge color={verdict.color}>{verdict.word}</StatusBadge>
        <Text size="small">{verdict.sentence}</Text>
      </div>
      <SectionLine title={t("health.products")}>{numberText(index.products)}</SectionLine>
      <SectionLine title={t("health.documents")}>{numberText(index.documents)}</SectionLine>
      <SectionLine title={t("health.wrong")}>
        {[index.missing, index.outdated, index.left_over].map(numberText).join(", ")}
      </SectionLine>
      <SectionLine title={t("health.oldest")}>
        {waiting ? duration(waiting) : t("health.nothing")}
      </SectionLine>
      <SectionLine title={t("health.checked")}>{dateTimeText(index.checked_at)}</SectionLine>
    </>
  );
}

interface GapSectionProps {
  name: GapName;
  count: number;
  products: { id: string; title: string }[];
}

function GapSection({ name, count, products: first }: GapSectionProps) {
  return (
    <Section
      title={t(`health.gaps.${name}`)}
      description={t(`health.gapMeans.${name}`)}
      actions={
        <StatusBadge color={count === 0 ? "green" : "orange"}>
          {t("health.count", { count })}
        </StatusBadge>
      }
    >
      {count > 0 && (
        <ul className="max-h-[280px] overflow-y-auto px-6 py-3">
          {first.map(({ id, title }) => (
            <li key={id} className="py-1">
              <Link to={`/products/${id}`} className={`txt-compact-small ${linkStyle}`}>
                {title}
              </Link>
            </li>
          ))}
          {count > first.length && (
            <li className="txt-compact-small text-ui-fg-subtle py-1">
              {t("health.more", { count: count - first.length })}
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

export const config = defineRouteConfig({
  label: "health.title",
  translationNs: "shop",
  nested: "/products",
  rank: 2,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => t("health.title") };
