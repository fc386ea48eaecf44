import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, InlineTip, Text, toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ProductOfTheYear } from "../../../../product-of-the-year/product-of-the-year";
import type { Result } from "../../../../result";
import { askBackend, type Problem } from "../../../backend";
import { dateText, t } from "../../../i18n/translate";
import { linkStyle } from "../../../parts/link-style";
import { Section } from "../../../parts/section";
import { Failure, WaitingLines } from "../../../parts/waiting";
import { ProductChooser } from "../../../product-of-the-year/product-chooser";
import { ProductPicture } from "../../../product-of-the-year/product-picture";
import { useBackend } from "../../../use-backend";

interface Choice {
  product_of_the_year: ProductOfTheYear | null;
}

const path = "/admin/catalogue/product-of-the-year";

/** Shows and changes the product that the shop's home page shows first. */
export default function ProductOfTheYearPage() {
  const choice = useBackend<Choice>(path);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = usePrompt();
  const chosen = choice.state === "ready" ? choice.body.product_of_the_year : null;

  async function store(answer: Promise<Result<Choice, Problem>>, done: string): Promise<void> {
    setSaving(true);
    const { problem } = await answer;
    setSaving(false);
    setFailure(problem?.message);
    if (!problem) toast.success(done);
    choice.reload();
  }

  async function clear(): Promise<void> {
    const isSure = await confirm({
      title: t("ofTheYear.clearTitle"),
      description: t("ofTheYear.clearMeans"),
      confirmText: t("ofTheYear.clear"),
      cancelText: t("ofTheYear.keep"),
    });
    if (isSure) store(askBackend(path, { method: "DELETE" }), t("ofTheYear.cleared"));
  }

  return (
    <div className="flex flex-col gap-y-3">
      <Section
        level="h1"
        title={t("ofTheYear.title")}
        description={t("ofTheYear.description")}
        actions={
          chosen && (
            <Button size="small" variant="secondary" disabled={isSaving} onClick={clear}>
              {t("ofTheYear.clear")}
            </Button>
          )
        }
      >
        {choice.state === "loading" && <WaitingLines lines={2} />}
        {choice.state === "failed" && <Failure problem={choice.problem} onRetry={choice.reload} />}
        {failure && (
          <div className="px-6 py-4">
            <InlineTip role="alert" variant="error" label={t("parts.notSaved")}>
              {failure}
            </InlineTip>
          </div>
        )}
        {choice.state === "ready" && (
          <div className="flex items-center gap-x-4 px-6 py-4">
            {chosen ? (
              <Chosen product={chosen} />
            ) : (
              <Text size="small" className="text-ui-fg-subtle">
                {t("ofTheYear.none")}
              </Text>
            )}
          </div>
        )}
      </Section>
      <ProductChooser
        chosen={chosen?.product_id}
        isSaving={isSaving}
        onChoose={(id) =>
          store(askBackend(path, { body: { product_id: id } }), t("ofTheYear.stored"))
        }
      />
    </div>
  );
}

function Chosen({ product }: { product: ProductOfTheYear }) {
  return (
    <>
      <ProductPicture url={product.thumbnail} />
      <div className="min-w-0">
        <Link
          to={`/products/${product.product_id}`}
          className={`txt-compact-medium-plus ${linkStyle}`}
        >
          {product.title}
        </Link>
        <Text size="small" className="text-ui-fg-subtle">
          {t("ofTheYear.since", { date: dateText(product.since) })}
        </Text>
      </div>
    </>
  );
}

export const config = defineRouteConfig({
  label: "ofTheYear.title",
  translationNs: "shop",
  nested: "/products",
  rank: 1,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => t("ofTheYear.title") };
