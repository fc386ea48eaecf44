import type { HTMLAttributes } from "react";
import { m } from "~/paraglide/messages.js";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import type { AddressErrors, AddressValues } from "./address-rules.ts";
import { addressForm } from "./country-addresses.ts";

interface AddressFieldsProps {
  /** Which address of an order it is, for the browser's autofill. */
  purpose: "shipping" | "billing";
  values: AddressValues;
  errors: AddressErrors;
  countries: { code: string; name: string }[];
  onEdit: (change: Partial<AddressValues>) => void;
}

interface FieldParts {
  name: keyof AddressValues;
  label: string;
  /** The token of HTML's `autocomplete`. */
  token: string;
  hint?: string;
  type?: "tel";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  wide?: boolean;
}

/**
 * The fields of an address in the form of its country, for a grid of two columns: the person, the
 * country, then the place.
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
        label={m.address_fields_country()}
        name="country"
        required
        autoComplete={`${purpose} country`}
        value={values.country}
        error={errors.country}
        onChange={(event) => onEdit({ country: event.currentTarget.value })}
      >
        <option value="">{m.address_fields_choose_country()}</option>
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
    { name: "firstName", label: m.address_fields_first_name(), token: "given-name" },
    { name: "lastName", label: m.address_fields_last_name(), token: "family-name" },
    {
      name: "company",
      label: m.address_fields_company(),
      token: "organization",
      required: false,
      wide: true,
    },
  ];
}

const provinceMessages = { province: m.address_fields_province, county: m.address_fields_county };

const postalCodeNameMessages = {
  postalCode: m.address_fields_postal_code,
  eircode: m.address_fields_eircode,
};

function placeFields(country: string, purpose: "shipping" | "billing"): FieldParts[] {
  const { isNumeric, postalCodeExample, postalCodeName, province } = addressForm(country);
  const fields: FieldParts[] = [
    {
      name: "address",
      label: m.address_fields_address(),
      token: "address-line1",
      hint: m.address_fields_address_hint(),
      wide: true,
    },
    {
      name: "postalCode",
      label: postalCodeNameMessages[postalCodeName ?? "postalCode"](),
      token: "postal-code",
      ...(postalCodeExample && { hint: m.address_fields_such_as({ example: postalCodeExample }) }),
      ...(isNumeric && { inputMode: "numeric" }),
    },
    { name: "city", label: m.address_fields_city(), token: "address-level2" },
  ];
  if (province) {
    fields.push({
      name: "province",
      label: provinceMessages[province.name](),
      token: "address-level1",
      ...(!province.isRequired && { required: false }),
    });
  }
  if (purpose === "shipping") {
    fields.push({
      name: "phone",
      label: m.address_fields_phone(),
      token: "tel",
      type: "tel",
      hint: m.address_fields_phone_hint(),
      required: false,
    });
  }
  return fields;
}
