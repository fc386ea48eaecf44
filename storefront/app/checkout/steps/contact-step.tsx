import { useCart, useRegions } from "medusa-react";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useClientState } from "~/client-state/client-state.ts";
import type { BackendCart, CustomerAddress, PostalAddress } from "~/commerce/backend-types.ts";
import { attempt, problemOf } from "~/commerce/outcome.ts";
import { countryName } from "~/identity/sign-up/country-code.ts";
import { isEmail } from "~/identity/sign-up/sign-up-rules.ts";
import { currentLocale, storedLanguage } from "~/language/language.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/fields/checkbox.tsx";
import { focusFirstError } from "~/ui/fields/focus-first-error.ts";
import { SelectField } from "~/ui/fields/select-field.tsx";
import { TextField } from "~/ui/fields/text-field.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import {
  type ContactErrors,
  type ContactValues,
  checkContact,
  emptyContact,
  fromPostalAddress,
  isSameAddress,
  toPostalAddress,
} from "../address/address-rules.ts";

interface ContactStepProps {
  cart: BackendCart;
  addresses: CustomerAddress[];
  /** The values typed before a reload; null if none. */
  remembered: ContactValues | null;
  onTyped: (typed: ContactValues) => void;
  onRemember: (address: PostalAddress) => void;
  onDone: () => void;
}

/** The step with the e-mail address and the delivery address. */
export function ContactStep(props: ContactStepProps) {
  const { cart, addresses, remembered, onTyped, onRemember, onDone } = props;
  const signedInAs = useClientState((state) => state.user.userInfo?.email);
  const { updateCart } = useCart();
  const { regions, error: regionsError, refetch: refetchRegions } = useRegions();
  const [typed, setTyped] = useState(
    () => remembered ?? initialValues(cart, addresses, signedInAs),
  );
  const [errors, setErrors] = useState<ContactErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [remember, setRemember] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const countries = regions?.find(({ id }) => id === cart.region_id)?.countries ?? [];
  const values = withDeliverableCountry(typed, countries);

  function edit(change: Partial<ContactValues>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    onTyped(next);
    const cleared = Object.keys(change).map((field) => [field, undefined]);
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(cleared) }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = checkContact(values, isEmail);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    if (updateCart.isLoading) return;
    const address = toPostalAddress(values);
    const saved = await attempt(() =>
      updateCart.mutateAsync({
        email: values.email.trim(),
        locale: storedLanguage(),
        shipping_address: address,
        ...(hasOneAddress(cart) && { billing_address: address }),
      }),
    );
    if (!saved.ok) return setProblem(saved.problem.sentence);
    if (signedInAs !== undefined && remember) onRemember(address);
    onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {signedInAs === undefined && (
        <p className="text-key-soft">
          {m.contact_step_been_here()}{" "}
          <Link to="/signin?from=/paymentgateway" className="text-link">
            {m.contact_step_sign_in()}
          </Link>{" "}
          {m.contact_step_filled_in()}
        </p>
      )}
      {addresses.length > 0 && (
        <SelectField
          label={m.contact_step_saved_addresses()}
          onChange={({ currentTarget }) => {
            const chosen = addresses.find(({ id }) => id === currentTarget.value);
            if (chosen) edit(fromPostalAddress(chosen));
          }}
          defaultValue=""
        >
          <option value="">{m.contact_step_choose_one()}</option>
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {[address.address_1, address.postal_code, address.city].filter(Boolean).join(", ")}
            </option>
          ))}
        </SelectField>
      )}
      {regionsError && (
        <Alert
          tone="error"
          actions={
            <Button variant="secondary" size="sm" onClick={() => refetchRegions()}>
              {m.checkout_try_again()}
            </Button>
          }
        >
          {m.contact_step_no_countries()} {problemOf(regionsError).sentence}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          name="email"
          type="email"
          label={m.contact_step_email()}
          hint={m.contact_step_email_hint()}
          required
          autoComplete="email"
          value={values.email}
          error={errors.email}
          onChange={({ currentTarget }) => edit({ email: currentTarget.value })}
        />
        <AddressFields
          purpose="shipping"
          values={values}
          errors={errors}
          countries={namedCountries(countries)}
          onEdit={edit}
        />
      </div>
      {signedInAs !== undefined && (
        <Checkbox
          label={m.contact_step_save_address()}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button type="submit" size="lg" busy={updateCart.isLoading} className="sm:self-start">
        {m.checkout_to_shipping()}
      </Button>
    </form>
  );
}

/** A country of a saved address without delivery is cleared: the select does not have it. */
function withDeliverableCountry(
  values: ContactValues,
  countries: { iso_2?: string }[],
): ContactValues {
  const isKnown = countries.some(({ iso_2 }) => iso_2 === values.country);
  return isKnown ? values : { ...values, country: "" };
}

/** The region's countries with their names in the page's language, in alphabetical order. */
function namedCountries(countries: { iso_2?: string }[]): { code: string; name: string }[] {
  return countries
    .flatMap(({ iso_2: code }) => (code ? { code, name: countryName(code) } : []))
    .sort((one, other) => one.name.localeCompare(other.name, currentLocale()));
}

/** Whether the billing address is the delivery address. */
function hasOneAddress({ billing_address: billing, shipping_address: shipping }: BackendCart) {
  return !billing?.address_1 || Boolean(shipping && isSameAddress(billing, shipping));
}

/** The cart's address, else the customer's default delivery address, else an empty one. */
function initialValues(
  cart: BackendCart,
  addresses: CustomerAddress[],
  signedInAs: string | undefined,
): ContactValues {
  const own = addresses.find(({ is_default_shipping }) => is_default_shipping) ?? addresses[0];
  const address = cart.shipping_address?.address_1 ? cart.shipping_address : own;
  return {
    ...emptyContact,
    ...(address && fromPostalAddress(address)),
    email: cart.email ?? signedInAs ?? "",
  };
}
