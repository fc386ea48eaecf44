import { useMutation, useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { deleteAddress, listAddresses } from "~/commerce/customer-calls.ts";
import { problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { AddressLines } from "./address-lines.tsx";

/** The customer's saved addresses, each with a way to forget it. */
export function SavedAddresses() {
  const { client } = useMedusa();
  const { data, error, isLoading, refetch } = useQuery(["addresses"], () => listAddresses(client));
  const forget = useMutation((id: string) => deleteAddress(client, id), {
    onSuccess: () => refetch(),
  });
  const problem = error ?? forget.error;

  return (
    <Card>
      <h2 className="text-xl">Addresses</h2>
      {isLoading && <Skeleton className="mt-4 h-24" />}
      {problem ? (
        <Alert tone="error" className="mt-4">
          {problemOf(problem).sentence}
        </Alert>
      ) : null}
      {data?.length === 0 && <p className="mt-3 text-key-soft">None saved yet.</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.map((address) => (
          <li key={address.id} className="flex items-start justify-between gap-4 py-3">
            <AddressLines address={address} />
            <Button
              variant="quiet"
              size="sm"
              disabled={forget.isLoading}
              onClick={() => forget.mutate(address.id)}
            >
              Remove<span className="sr-only"> {address.address_1}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
