import { Button, InlineTip, toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { askBackend } from "../backend";
import { t } from "../i18n/translate";
import { Choice } from "../parts/choice";
import { Section } from "../parts/section";
import { Failure, WaitingLines } from "../parts/waiting";
import { useBackend } from "../use-backend";

interface Categories {
  product_categories: {
    id: string;
    name: string;
    parent_category: { name: string } | null;
  }[];
}

const listed =
  "/admin/product-categories?limit=1000&order=name&fields=id,name,parent_category.name";

/** Moves all products of a category into another one and removes it, such as one made by a typo. */
export function MergeSection({ categoryId, name }: { categoryId: string; name: string }) {
  const categories = useBackend<Categories>(listed);
  const navigate = useNavigate();
  const confirm = usePrompt();
  const [into, setInto] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const options: Record<string, string> = { "": t("merge.choose") };
  if (categories.state === "ready") {
    for (const other of categories.body.product_categories) {
      const above = other.parent_category ? `${other.parent_category.name} / ` : "";
      if (other.id !== categoryId) options[other.id] = above + other.name;
    }
  }

  async function merge(): Promise<void> {
    const isSure = await confirm({
      title: t("merge.sure", { name, into: options[into] ?? "" }),
      description: t("merge.sureMeans"),
      confirmText: t("merge.title"),
      cancelText: t("merge.keep"),
    });
    if (!isSure) return;
    setBusy(true);
    const path = `/admin/product-categories/${categoryId}/merge`;
    const { value, problem } = await askBackend<{ moved: number }>(path, {
      body: { into_id: into },
    });
    setBusy(false);
    setFailure(problem?.message);
    if (!value) return;
    toast.success(t("merge.done", { count: value.moved, into: options[into] ?? "" }));
    navigate(`/categories/${into}`);
  }

  return (
    <Section title={t("merge.title")} description={t("merge.description")}>
      {categories.state === "loading" && <WaitingLines lines={1} />}
      {categories.state === "failed" && (
        <Failure problem={categories.problem} onRetry={categories.reload} />
      )}
      {failure && (
        <div className="px-6 py-4">
          <InlineTip role="alert" variant="error" label={t("merge.failed")}>
            {failure}
          </InlineTip>
        </div>
      )}
      {categories.state === "ready" && (
        <div className="flex flex-wrap items-center gap-3 px-6 py-4">
          <Choice
            aria-label={t("merge.into")}
            className="min-w-60 flex-1"
            value={into}
            options={options}
            onChange={setInto}
          />
          <Button
            size="small"
            variant="secondary"
            disabled={!into}
            isLoading={isBusy}
            onClick={merge}
          >
            {t("merge.title")}
          </Button>
        </div>
      )}
    </Section>
  );
}
