import { countryName } from "~/identity/country-code.ts";
import { textsIn } from "~/language/texts.ts";
import { SelectField } from "~/ui/select-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import type { ContactErrors, ContactValues } from "./address-rules.ts";

const texts = textsIn({
  en: {
    email: "Email",
    firstName: "First name",
    lastName: "Last name",
    address: "Address",
    postalCode: "Zip/Postal code",
    city: "City",
    phone: "Phone",
    country: "Country",
    chooseCountry: "Choose a country",
  },
  fr: {
    email: "E-mail",
    firstName: "Prénom",
    lastName: "Nom",
    address: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    phone: "Téléphone",
    country: "Pays",
    chooseCountry: "Choisissez un pays",
  },
});

interface AddressFieldsProps {
  values: ContactValues;
  errors: ContactErrors;
  /** The countries we deliver to. */
  countries: { iso_2?: string; display_name?: string }[];
  onEdit: (change: Partial<ContactValues>) => void;
}

const fields: {
  name: Exclude<keyof ContactValues, "country">;
  autoComplete: string;
  type?: string;
  wide?: boolean;
  required?: false;
}[] = [
  { name: "email", autoComplete: "email", type: "email", wide: true },
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "address", autoComplete: "street-address", wide: true },
  { name: "postalCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "phone", autoComplete: "tel", type: "tel", required: false },
];

/** The fields of contact and address. */
export function AddressFields({ values, errors, countries, onEdit }: AddressFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, wide, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          label={texts()[name]}
          value={values[name]}
          error={errors[name]}
          onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
          {...(wide && { className: "sm:col-span-2" })}
        />
      ))}
      <SelectField
        label={texts().country}
        name="country"
        autoComplete="country"
        value={values.country}
        error={errors.country}
        onChange={(event) => onEdit({ country: event.currentTarget.value })}
      >
        <option value="">{texts().chooseCountry}</option>
        {countries.map(({ iso_2, display_name }) => (
          <option key={iso_2} value={iso_2}>
            {iso_2 ? countryName(iso_2) : display_name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
