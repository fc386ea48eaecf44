import { slugOf } from "@chemical-ink/product-api/contract/slug";
import { useId } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Radio } from "~/ui/fields/radio.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { fieldLabel, valueNames } from "./field-names.ts";
import { FormSection } from "./form-section.tsx";
import type { FormPart } from "./use-product-draft.ts";

const texts = textsIn({
  en: {
    title: "In the shop",
    made: "Made of the title where it is left empty.",
    changed: (old: string) =>
      `The slug changes. The old page, /product/${old}, will lead to the new one, also from search engines.`,
    published: "Shoppers see it and can buy it.",
    draft: "Only merchandisers see it.",
  },
  fr: {
    title: "En boutique",
    made: "Formé à partir du titre si vous le laissez vide.",
    changed: (old: string) =>
      `Le slug change. L’ancienne page, /product/${old}, conduira à la nouvelle, y compris depuis les moteurs de recherche.`,
    published: "Les clients le voient et peuvent l’acheter.",
    draft: "Seuls les gestionnaires le voient.",
  },
});

interface PublishingFieldsProps extends FormPart {
  /** The slug that the product has now; empty for a new one. */
  storedSlug: string;
}

/** Whether shoppers see it, and under which URL. */
export function PublishingFields({ draft, errors, change, storedSlug }: PublishingFieldsProps) {
  const { storefrontUrl } = usePublicConfig();
  const name = useId();
  const shown = draft.slug || slugOf(draft.Title);
  const isRenamed = storedSlug !== "" && draft.slug !== "" && draft.slug !== storedSlug;
  return (
    <FormSection title={texts().title}>
      <fieldset className="sm:col-span-4">
        <legend className="text-sm font-semibold">{fieldLabel("status")}</legend>
        <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
          {(["published", "draft"] as const).map((status) => (
            <Radio
              key={status}
              name={name}
              checked={draft.status === status}
              onChange={() => change({ status })}
              label={valueNames().status[status]}
              hint={texts()[status]}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2 sm:col-span-4">
        <TextField
          label={fieldLabel("slug")}
          required={false}
          autoComplete="off"
          spellCheck={false}
          inputClassName="font-mono"
          placeholder={slugOf(draft.Title)}
          value={draft.slug}
          error={errors.slug}
          hint={
            <span className="break-all">
              {storefrontUrl}/product/{shown}
              {storedSlug === "" && <span className="block">{texts().made}</span>}
            </span>
          }
          onChange={(event) => change({ slug: event.currentTarget.value.trim() })}
        />
        {isRenamed && <Alert tone="warning">{texts().changed(storedSlug)}</Alert>}
      </div>
    </FormSection>
  );
}
