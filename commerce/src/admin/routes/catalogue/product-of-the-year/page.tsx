import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, InlineTip, Text, toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ProductOfTheYear } from "../../../../product-of-the-year/product-of-the-year";
import type { Result } from "../../../../result";
import { askBackend, type Problem } from "../../../backend";
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
      title: "No product of the year?",
      description: "The home page then shows none, until you choose another.",
      confirmText: "Clear",
      cancelText: "Keep it",
    });
    if (isSure)
      store(askBackend(path, { method: "DELETE" }), "There is no product of the year now");
  }

  return (
    <div className="flex flex-col gap-y-3">
      <Section
        level="h1"
        title="Product of the year"
        description="Shoppers see it on the home page, before everything else."
        actions={
          chosen && (
            <Button size="small" variant="secondary" disabled={isSaving} onClick={clear}>
              Clear
            </Button>
          )
        }
      >
        {choice.state === "loading" && <WaitingLines lines={2} what="the product of the year" />}
        {choice.state === "failed" && <Failure problem={choice.problem} onRetry={choice.reload} />}
        {failure && (
          <div className="px-6 py-4">
            <InlineTip role="alert" variant="error" label="Not saved">
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
                There is none now. Choose one below.
              </Text>
            )}
          </div>
        )}
      </Section>
      <ProductChooser
        chosen={chosen?.product_id}
        isSaving={isSaving}
        onChoose={(id) =>
          store(
            askBackend(path, { body: { product_id: id } }),
            "This is the product of the year now",
          )
        }
      />
    </div>
  );
}

function Chosen({ product }: { product: ProductOfTheYear }) {
  const since = new Date(product.since).toLocaleDateString(undefined, { dateStyle: "long" });
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
          Since {since}
        </Text>
      </div>
    </>
  );
}

export const config = defineRouteConfig({
  label: "Product of the year",
  nested: "/products",
  rank: 1,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => "Product of the year" };
