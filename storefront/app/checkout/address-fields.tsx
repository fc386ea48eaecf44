import { SelectField } from "~/ui/select-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import type { ContactErrors, ContactValues } from "./address-rules.ts";

interface AddressFieldsProps {
  values: ContactValues;
  errors: ContactErrors;
  /** The countries we deliver to. */
  countries: { iso_2?: string; display_name?: string }[];
  onEdit: (change: Partial<ContactValues>) => void;
}

const texts: {
  name: Exclude<keyof ContactValues, "country">;
  label: string;
  autoComplete: string;
  type?: string;
  wide?: boolean;
  required?: false;
}[] = [
  { name: "email", label: "Email", autoComplete: "email", type: "email", wide: true },
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
  { name: "address", label: "Address", autoComplete: "street-address", wide: true },
  { name: "postalCode", label: "Zip/Postal code", autoComplete: "postal-code" },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "phone", label: "Phone", autoComplete: "tel", type: "tel", required: false },
];

/** The fields of contact and address. */
export function AddressFields({ values, errors, countries, onEdit }: AddressFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {texts.map(({ name, wide, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          value={values[name]}
          error={errors[name]}
          onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
          {...(wide && { className: "sm:col-span-2" })}
        />
      ))}
      <SelectField
        label="Country"
        name="country"
        autoComplete="country"
        value={values.country}
        error={errors.country}
        onChange={(event) => onEdit({ country: event.currentTarget.value })}
      >
        <option value="">Choose a country</option>
        {countries.map(({ iso_2, display_name }) => (
          <option key={iso_2} value={iso_2}>
            {display_name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
