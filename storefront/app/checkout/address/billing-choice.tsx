import { countries } from "~/identity/sign-up/country-code.ts";
import { m } from "~/paraglide/messages.js";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { AddressFields } from "./address-fields.tsx";
import type { AddressErrors, AddressValues } from "./address-rules.ts";

interface BillingChoiceProps {
  /** The typed billing address; null if it is the delivery address. */
  billing: AddressValues | null;
  errors: AddressErrors;
  onSame: (isSame: boolean) => void;
  onEdit: (change: Partial<AddressValues>) => void;
}

/** The choice of the billing address: the delivery address or another, in any country. */
export function BillingChoice({ billing, errors, onSame, onEdit }: BillingChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{m.billing_choice_invoice_address()}</legend>
      <Checkbox
        label={m.billing_choice_same()}
        checked={billing === null}
        onChange={({ currentTarget }) => onSame(currentTarget.checked)}
      />
      {billing && (
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <AddressFields
            purpose="billing"
            values={billing}
            errors={errors}
            countries={countries()}
            onEdit={onEdit}
          />
        </div>
      )}
    </fieldset>
  );
}
