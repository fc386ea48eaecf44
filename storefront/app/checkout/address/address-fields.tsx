import type { HTMLAttributes } from "react";
import { textsIn } from "~/language/texts.ts";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import type { AddressErrors, AddressValues } from "./address-rules.ts";
import { addressForm } from "./country-addresses.ts";

const texts = textsIn({
  en: {
    firstName: "First name",
    lastName: "Last name",
    company: "Company",
    address: "Address",
    addressHint: "Street and house number",
    postalCode: "Zip/Postal code",
    eircode: "Eircode",
    suchAs: (example: string) => `Such as ${example}`,
    city: "City",
    province: "Province",
    county: "County",
    phone: "Phone",
    phoneHint: "Only for questions about the delivery",
    country: "Country",
    chooseCountry: "Choose a country",
  },
  fr: {
    firstName: "Prénom",
    lastName: "Nom",
    company: "Société",
    address: "Adresse",
    addressHint: "Rue et numéro",
    postalCode: "Code postal",
    eircode: "Eircode",
    suchAs: (example: string) => `Par exemple ${example}`,
    city: "Ville",
    province: "Province",
    county: "Comté",
    phone: "Téléphone",
    phoneHint: "Uniquement pour les questions de livraison",
    country: "Pays",
    chooseCountry: "Choisissez un pays",
  },
});

interface AddressFieldsProps {
  /** Which of the two addresses of an order it is; browsers fill in either by itself. */
  purpose: "shipping" | "billing";
  values: AddressValues;
  errors: AddressErrors;
  countries: { code: string; name: string }[];
  onEdit: (change: Partial<AddressValues>) => void;
}

/** One field of an address, as `TextField` takes it. */
interface FieldParts {
  name: keyof AddressValues;
  label: string;
  /** What browsers know the field by: a token of HTML's `autocomplete`. */
  token: string;
  hint?: string;
  type?: "tel";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  wide?: boolean;
}

/**
 * The fields of an address, as its country writes them. They go into a grid of two columns. A person
 * is asked for before the country, the place after it.
 */
export function AddressFields({ purpose, values, errors, countries, onEdit }: AddressFieldsProps) {
  function field({ name, label, token, wide, required = true, ...input }: FieldParts) {
    return (
      <TextField
        key={name}
        {...input}
        name={name}
        label={label}
        required={required}
        autoComplete={`${purpose} ${token}`}
        value={values[name]}
        error={errors[name]}
        onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
        {...(wide && { className: "sm:col-span-2" })}
      />
    );
  }

  return (
    <>
      {personFields().map(field)}
      <SelectField
        className="sm:col-span-2"
        label={texts().country}
        name="country"
        required
        autoComplete={`${purpose} country`}
        value={values.country}
        error={errors.country}
        onChange={(event) => onEdit({ country: event.currentTarget.value })}
      >
        <option value="">{texts().chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {placeFields(values.country, purpose).map(field)}
    </>
  );
}

function personFields(): FieldParts[] {
  return [
    { name: "firstName", label: texts().firstName, token: "given-name" },
    { name: "lastName", label: texts().lastName, token: "family-name" },
    {
      name: "company",
      label: texts().company,
      token: "organization",
      required: false,
      wide: true,
    },
  ];
}

function placeFields(country: string, purpose: "shipping" | "billing"): FieldParts[] {
  const { isNumeric, postalCodeExample, postalCodeName, province } = addressForm(country);
  const fields: FieldParts[] = [
    {
      name: "address",
      label: texts().address,
      token: "address-line1",
      hint: texts().addressHint,
      wide: true,
    },
    {
      name: "postalCode",
      label: texts()[postalCodeName ?? "postalCode"],
      token: "postal-code",
      ...(postalCodeExample && { hint: texts().suchAs(postalCodeExample) }),
      ...(isNumeric && { inputMode: "numeric" }),
    },
    { name: "city", label: texts().city, token: "address-level2" },
  ];
  if (province) {
    fields.push({
      name: "province",
      label: texts()[province.name],
      token: "address-level1",
      ...(!province.isRequired && { required: false }),
    });
  }
  if (purpose === "shipping") {
    fields.push({
      name: "phone",
      label: texts().phone,
      token: "tel",
      type: "tel",
      hint: texts().phoneHint,
      required: false,
    });
  }
  return fields;
}
