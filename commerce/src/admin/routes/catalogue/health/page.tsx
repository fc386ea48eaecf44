import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowPath } from "@medusajs/icons";
import { Button, StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { CatalogueHealth } from "../../../../catalogue-health/catalogue-health";
import type { IndexLag } from "../../../../catalogue-health/index-lag";
import type { GapName } from "../../../../medusa-internals/catalogue-gaps";
import { askBackend } from "../../../backend";
import { duration, products, verdictOn } from "../../../catalogue-health/health";
import { linkStyle } from "../../../parts/link-style";
import { Section, SectionLine } from "../../../parts/section";
import { Failure, WaitingLines } from "../../../parts/waiting";
import { useBackend } from "../../../use-backend";

/** What a gap is called, and what it means for shoppers. */
const gaps: { name: GapName; title: string; meaning: string }[] = [
  { name: "image", title: "Without a picture", meaning: "Shoppers see a placeholder." },
  { name: "price", title: "Without a price", meaning: "They are offered nowhere." },
  { name: "stock", title: "Out of stock", meaning: "They are shown, and cannot be bought." },
  { name: "category", title: "Without a category", meaning: "They are found by search only." },
  {
    name: "variant_price",
    title: "With a variant without a price",
    meaning: "That variant is not for sale; the others are.",
  },
  {
    name: "variant_stock",
    title: "With a variant whose stock is not counted",
    meaning: "It can be bought without end, or never: manage its inventory.",
  },
  {
    name: "part_number",
    title: "With a part number that another variant has",
    meaning: "A search by the number, or its barcode, finds both.",
  },
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
    if (problem) toast.error("Not repaired", { description: problem.message });
    else toast.success("Repaired", { description: "Every product was compared with the index." });
    health.reload();
  }

  const busy = health.state === "loading" || (health.state === "ready" && health.refreshing);
  return (
    <div className="flex flex-col gap-y-3">
      <Section
        level="h1"
        title="Catalogue health"
        description="Whether shoppers see what you have entered, and what is still missing."
        actions={
          <>
            {!isWell && (
              <Button
                size="small"
                variant="secondary"
                onClick={reconcile}
                isLoading={isReconciling}
              >
                Mend now
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={health.reload} isLoading={busy}>
              <ArrowPath /> Check again
            </Button>
          </>
        }
      >
        {health.state === "loading" && <WaitingLines lines={4} what="the catalogue's health" />}
        {health.state === "failed" && <Failure problem={health.problem} onRetry={health.reload} />}
        {health.state === "ready" && <IndexLines index={health.body.index} />}
      </Section>
      {health.state === "ready" && (
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          {health.body.translations.map(({ language, products: count, words }) => (
            <Section
              key={language}
              title={`Not translated: ${nameOf(language)}`}
              description="Shoppers see these texts in the main language."
            >
              <SectionLine title="Published products">{products(count)}</SectionLine>
              <SectionLine title="Words that products share">
                {words.toLocaleString("en")}
              </SectionLine>
            </Section>
          ))}
          {gaps.map(({ name, ...texts }) => (
            <GapSection key={name} {...texts} {...health.body.gaps[name]} />
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
      <SectionLine title="Products">{index.products.toLocaleString("en")}</SectionLine>
      <SectionLine title="In the catalogue index">
        {index.documents.toLocaleString("en")}
      </SectionLine>
      <SectionLine title="Missing, outdated, left over">
        {[index.missing, index.outdated, index.left_over]
          .map((count) => count.toLocaleString("en"))
          .join(", ")}
      </SectionLine>
      <SectionLine title="Oldest change not shown yet">
        {waiting ? duration(waiting) : "None"}
      </SectionLine>
      <SectionLine title="Checked">{new Date(index.checked_at).toLocaleString()}</SectionLine>
    </>
  );
}

interface GapSectionProps {
  title: string;
  meaning: string;
  count: number;
  products: { id: string; title: string }[];
}

function GapSection({ title, meaning, count, products: first }: GapSectionProps) {
  return (
    <Section
      title={title}
      description={meaning}
      actions={
        <StatusBadge color={count === 0 ? "green" : "orange"}>{products(count)}</StatusBadge>
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
              And {products(count - first.length)} more.
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

export const config = defineRouteConfig({
  label: "Catalogue health",
  nested: "/products",
  rank: 2,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => "Catalogue health" };
