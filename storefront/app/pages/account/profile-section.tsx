import { useMutation } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { type FormEvent, useRef, useState } from "react";
import type { Customer } from "~/commerce/backend-types.ts";
import { updateCustomer } from "~/commerce/customer-calls.ts";
import { splitName } from "~/identity/sign-up/person-name.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { focusFirstError } from "~/ui/fields/focus-first-error.ts";
import { TextField } from "~/ui/fields/text-field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { Section, SectionProblem } from "./section.tsx";
import { useCustomer } from "./use-customer.ts";

/** The customer's name and phone number, and the form to change them. */
export function ProfileSection() {
  const { data: customer, error, refetch } = useCustomer();
  const [isEditing, setIsEditing] = useState(false);

  return (
    <Section
      id="profile"
      title={m.account_profile()}
      action={
        customer &&
        !isEditing && (
          <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
            {m.account_edit()}
            <span className="sr-only"> {m.account_profile()}</span>
          </Button>
        )
      }
    >
      {error ? <SectionProblem cause={error} onRetry={() => refetch()} /> : null}
      {!customer && !error && <Skeleton className="mt-4 h-40" />}
      {customer &&
        (isEditing ? (
          <ProfileForm
            customer={customer}
            onDone={async () => {
              await refetch();
              setIsEditing(false);
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <ProfileRows customer={customer} />
        ))}
    </Section>
  );
}

function nameOf({ first_name, last_name }: Customer): string {
  return [first_name, last_name].filter(Boolean).join(" ");
}

function ProfileRows({ customer }: { customer: Customer }) {
  const rows: [label: string, value: string | null | undefined][] = [
    [m.account_name(), nameOf(customer)],
    [m.account_email(), customer.email],
    [m.account_phone(), customer.phone],
    [m.account_company(), customer.company_name],
  ];
  return (
    <dl className="mt-3 grid gap-3">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-key-faint">{label}</dt>
          <dd className="break-words">
            {value || <span className="text-key-faint">{m.account_not_given()}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ProfileFormProps {
  customer: Customer;
  onDone: () => void;
  onCancel: () => void;
}

function ProfileForm({ customer, onDone, onCancel }: ProfileFormProps) {
  const { client } = useMedusa();
  const [name, setName] = useState(nameOf(customer));
  const [phone, setPhone] = useState(customer.phone ?? "");
  const [company, setCompany] = useState(customer.company_name ?? "");
  const [nameError, setNameError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation(
    () =>
      updateCustomer(client, {
        ...splitName(name),
        phone: phone.trim(),
        company_name: company.trim(),
      }),
    { onSuccess: onDone },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === "") {
      setNameError(m.sign_up_missing_name());
      focusFirstError(form);
      return;
    }
    if (!save.isLoading) save.mutate();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <TextField
        label={m.account_name()}
        name="name"
        autoComplete="name"
        value={name}
        error={nameError}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setNameError(undefined);
        }}
      />
      <TextField
        label={m.account_phone()}
        name="phone"
        type="tel"
        autoComplete="tel"
        required={false}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextField
        label={m.account_company()}
        name="company"
        autoComplete="organization"
        required={false}
        value={company}
        onChange={(event) => setCompany(event.currentTarget.value)}
      />
      {save.error ? <SectionProblem cause={save.error} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isLoading}>
          {m.account_save()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.account_cancel()}
        </Button>
      </div>
    </form>
  );
}
