import { useQuery } from "@tanstack/react-query";
import { useMedusa } from "medusa-react";
import { fetchCustomer } from "~/commerce/customer-calls.ts";

/** The signed-in customer of the backend; inside a CommerceProvider and a guard. */
export function useCustomer() {
  const { client } = useMedusa();
  return useQuery(["customer"], () => fetchCustomer(client));
}
