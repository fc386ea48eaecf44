import { useMutation, useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { useState } from "react";
import { AddressLines } from "~/checkout/address/address-lines.tsx";
import type { CustomerAddress } from "~/commerce/backend-types.ts";
import { deleteAddress, listAddresses } from "~/commerce/customer-calls.ts";
import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { Section, SectionProblem } from "./section.tsx";

/** The customer's saved addresses: add, change, delete, choose the defaults. */
export function AddressesSection() {
  const { client } = useMedusa();
  const { data, error, isLoading, refetch } = useQuery(["addresses"], () => listAddresses(client));
  const forget = useMutation((id: string) => deleteAddress(client, id), {
    onSuccess: () => refetch(),
  });
  /** The address that is being changed; "new" while one is being added. */
  const [edited, setEdited] = useState<CustomerAddress | "new" | null>(null);

  return (
    <Section
      id="addresses"
      title={m.account_addresses()}
      action={
        <Button variant="quiet" size="sm" onClick={() => setEdited("new")}>
          {m.account_add_address()}
        </Button>
      }
    >
      {isLoading && <Skeleton className="mt-4 h-24" />}
      {error ? <SectionProblem cause={error} onRetry={() => refetch()} /> : null}
      {forget.error ? <SectionProblem cause={forget.error} /> : null}
      {data?.length === 0 && <p className="mt-3 text-key-soft">{m.account_no_addresses()}</p>}
      <ul className="mt-2 divide-y divide-line">
        {data?.map((address) => (
          <li key={address.id} className="py-4">
            <Defaults address={address} />
            <div className="break-words">
              <AddressLines address={address} />
            </div>
            <div className="mt-2 -ms-3 flex flex-wrap gap-1">
              <Button variant="quiet" size="sm" onClick={() => setEdited(address)}>
                {m.account_edit()}
                <span className="sr-only"> {address.address_1}</span>
              </Button>
              <Button
                variant="quiet"
                size="sm"
                disabled={forget.isLoading}
                onClick={() => forget.mutate(address.id)}
              >
                {m.account_remove()}
                <span className="sr-only"> {address.address_1}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <AddressDialog
          address={edited === "new" ? null : edited}
          onSaved={async () => {
            await refetch();
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

function Defaults({ address }: { address: CustomerAddress }) {
  const roles = [
    address.is_default_shipping && m.account_ships_here(),
    address.is_default_billing && m.account_bills_here(),
  ].filter((role) => role !== false);
  if (roles.length === 0) return null;
  return <p className="mb-1 text-sm font-semibold text-cyan-deep">{roles.join(" · ")}</p>;
}
