import { Button, InlineTip, toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { askBackend } from "../backend";
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

  const options: Record<string, string> = { "": "Choose a category" };
  if (categories.state === "ready") {
    for (const other of categories.body.product_categories) {
      const above = other.parent_category ? `${other.parent_category.name} / ` : "";
      if (other.id !== categoryId) options[other.id] = above + other.name;
    }
  }

  async function merge(): Promise<void> {
    const isSure = await confirm({
      title: `Merge “${name}” into “${options[into]}”?`,
      description: "All its products move there, and this category is removed.",
      confirmText: "Merge",
      cancelText: "Keep both",
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
    toast.success(`${value.moved} products are in “${options[into]}” now`);
    navigate(`/categories/${into}`);
  }

  return (
    <Section
      title="Merge"
      description="Moves all products to another category and removes this one."
    >
      {categories.state === "loading" && <WaitingLines lines={1} what="the categories" />}
      {categories.state === "failed" && (
        <Failure problem={categories.problem} onRetry={categories.reload} />
      )}
      {failure && (
        <div className="px-6 py-4">
          <InlineTip role="alert" variant="error" label="Not merged">
            {failure}
          </InlineTip>
        </div>
      )}
      {categories.state === "ready" && (
        <div className="flex flex-wrap items-center gap-3 px-6 py-4">
          <Choice
            aria-label="Merge into"
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
            Merge
          </Button>
        </div>
      )}
    </Section>
  );
}
