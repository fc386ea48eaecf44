import { Button, Text } from "@medusajs/ui";
import { useState } from "react";
import { t } from "../i18n/translate";
import { SearchInput } from "../parts/search-input";
import { Section } from "../parts/section";
import { Failure, WaitingLines } from "../parts/waiting";
import { useBackend } from "../use-backend";
import { ProductPicture } from "./product-picture";

interface FoundProduct {
  id: string;
  title: string;
  handle: string;
  thumbnail: string | null;
}

const limit = 10;

function searchPath(words: string): string {
  const query = new URLSearchParams({
    "status[]": "published",
    fields: "id,title,handle,thumbnail",
    limit: `${limit}`,
    ...(words ? { q: words } : { order: "-created_at" }),
  });
  return `/admin/products?${query}`;
}

interface ProductChooserProps {
  /** The id of the product of the year. */
  chosen: string | undefined;
  isSaving: boolean;
  onChoose: (productId: string) => void;
}

/** Finds a published product by search and chooses it. */
export function ProductChooser({ chosen, isSaving, onChoose }: ProductChooserProps) {
  const [words, setWords] = useState("");
  const found = useBackend<{ products: FoundProduct[] }>(searchPath(words));
  return (
    <Section
      title={t(chosen ? "ofTheYear.chooseAnother" : "ofTheYear.chooseOne")}
      description={words ? t("ofTheYear.matching", { words }) : t("ofTheYear.newest")}
      actions={
        <div className="w-[240px]">
          <SearchInput label={t("ofTheYear.search")} value={words} onSearch={setWords} />
        </div>
      }
    >
      {found.state === "loading" && <WaitingLines lines={5} />}
      {found.state === "failed" && <Failure problem={found.problem} onRetry={found.reload} />}
      {found.state === "ready" && found.body.products.length === 0 && (
        <Text role="status" size="small" className="text-ui-fg-subtle px-6 py-8 text-center">
          {t("ofTheYear.noMatch", { words })}
        </Text>
      )}
      {found.state === "ready" && found.body.products.length > 0 && (
        <ul className="divide-y">
          {found.body.products.map(({ id, title, handle, thumbnail }) => (
            <li key={id} className="flex items-center gap-x-4 px-6 py-3">
              <ProductPicture url={thumbnail} />
              <div className="min-w-0 flex-1">
                <Text size="small" weight="plus" className="truncate">
                  {title}
                </Text>
                <Text size="xsmall" className="text-ui-fg-muted truncate">
                  /{handle}
                </Text>
              </div>
              <Button
                size="small"
                variant="secondary"
                disabled={isSaving || id === chosen}
                aria-label={t("ofTheYear.chooseTitle", { title })}
                onClick={() => onChoose(id)}
              >
                {t(id === chosen ? "ofTheYear.chosen" : "ofTheYear.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
