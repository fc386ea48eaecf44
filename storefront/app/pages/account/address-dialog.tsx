import { useMutation } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { type FormEvent, useState } from "react";
import type { CustomerAddress } from "~/commerce/backend-types.ts";
import { addAddress, updateAddress } from "~/commerce/customer-calls.ts";
import { countries } from "~/identity/sign-up/country-code.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { useFieldErrors } from "~/ui/fields/use-field-errors.ts";
import { Dialog } from "~/ui/windows/dialog.tsx";
import {
  type AccountAddress,
  type AddressErrors,
  checkAddress,
  fromSaved,
  toSaved,
} from "./address-values.ts";
import { SectionProblem } from "./section.tsx";

const fields: {
  name: "name" | "company" | "address" | "zip" | "city" | "phone";
  autoComplete: string;
  type?: string;
  required?: false;
  wide?: boolean;
}[] = [
  { name: "name", autoComplete: "name", wide: true },
  { name: "company", autoComplete: "organization", required: false, wide: true },
  { name: "address", autoComplete: "street-address", wide: true },
  { name: "zip", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "phone", autoComplete: "tel", type: "tel", required: false, wide: true },
];

interface AddressDialogProps {
  address: CustomerAddress | null;
  onSaved: () => void;
  onClose: () => void;
}

/** The dialog with the form of one address. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const { client } = useMedusa();
  const [values, setValues] = useState(() => fromSaved(address));
  const { errors, form, accept, forget } = useFieldErrors<AddressErrors>();
  const labels = {
    ...{
      name: m.sign_up_labels_name(),
      email: m.sign_up_labels_email(),
      phone: m.sign_up_labels_phone(),
      password: m.sign_up_labels_password(),
      address: m.sign_up_labels_address(),
      city: m.sign_up_labels_city(),
      country: m.sign_up_labels_country(),
      zip: m.sign_up_labels_zip(),
    },
    company: m.account_company(),
  };
  const save = useMutation(
    () =>
      address
        ? updateAddress(client, address.id, toSaved(values))
        : addAddress(client, toSaved(values)),
    { onSuccess: onSaved },
  );

  function edit(change: Partial<AccountAddress>): void {
    setValues((typed) => ({ ...typed, ...change }));
    forget(Object.keys(change) as (keyof AddressErrors)[]);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (accept(checkAddress(values)) && !save.isLoading) save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={address ? m.account_change_address() : m.account_new_address()}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, wide, ...input }) => (
          <TextField
            key={name}
            {...input}
            name={name}
            label={labels[name]}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => edit({ [name]: event.currentTarget.value })}
            {...(wide && { className: "sm:col-span-2" })}
          />
        ))}
        <SelectField
          className="sm:col-span-2"
          label={labels.country}
          name="country"
          autoComplete="country"
          value={values.country}
          error={errors.country}
          onChange={(event) => edit({ country: event.currentTarget.value })}
        >
          <option value="">{m.account_other_country()}</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <Checkbox
            label={m.account_default_shipping()}
            checked={values.isDefaultShipping}
            onChange={(event) => edit({ isDefaultShipping: event.currentTarget.checked })}
          />
          <Checkbox
            label={m.account_default_billing()}
            checked={values.isDefaultBilling}
            onChange={(event) => edit({ isDefaultBilling: event.currentTarget.checked })}
          />
        </div>
        {save.error ? (
          <div className="sm:col-span-2">
            <SectionProblem cause={save.error} />
          </div>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="quiet" onClick={onClose}>
            {m.account_cancel()}
          </Button>
          <Button type="submit" busy={save.isLoading}>
            {m.account_save()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
