import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { fetchCustomer } from "~/commerce/customer-calls.ts";

/** Who is signed in, as the backend knows the person; inside a CommerceProvider and a guard. */
export function useCustomer() {
  const { client } = useMedusa();
  return useQuery(["customer"], () => fetchCustomer(client));
}
