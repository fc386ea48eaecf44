import { slugOf } from "@chemical-ink/catalogue-schema/slug";
import { useId } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Radio } from "~/ui/fields/radio.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { fieldLabel, statusNames } from "./field-names.ts";
import { FormSection } from "./form-section.tsx";
import type { FormPart } from "./use-product-draft.ts";

interface PublishingFieldsProps extends FormPart {
  storedSlug: string;
}

const statusHints = {
  published: m.publishing_fields_published,
  draft: m.publishing_fields_draft,
};

/** Whether shoppers see the product, and its URL. */
export function PublishingFields({ draft, errors, change, storedSlug }: PublishingFieldsProps) {
  const { storefrontUrl } = usePublicConfig();
  const name = useId();
  const shown = draft.slug || slugOf(draft.Title);
  const isRenamed = storedSlug !== "" && draft.slug !== "" && draft.slug !== storedSlug;
  return (
    <FormSection title={m.publishing_fields_title()}>
      <fieldset className="sm:col-span-4">
        <legend className="text-sm font-semibold">{fieldLabel("status")}</legend>
        <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
          {(["published", "draft"] as const).map((status) => (
            <Radio
              key={status}
              name={name}
              checked={draft.status === status}
              onChange={() => change({ status })}
              label={statusNames[status]()}
              hint={statusHints[status]()}
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
              {storedSlug === "" && <span className="block">{m.publishing_fields_made()}</span>}
            </span>
          }
          onChange={(event) => change({ slug: event.currentTarget.value.trim() })}
        />
        {isRenamed && (
          <Alert tone="warning">{m.publishing_fields_changed({ old: storedSlug })}</Alert>
        )}
      </div>
    </FormSection>
  );
}
