import { useMeCustomer } from "medusa-react";
import { problemOf } from "~/commerce/outcome.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";

/** Who the customer is; inside a CommerceProvider and a CustomerGuard. */
export function Profile() {
  const { customer, error, refetch } = useMeCustomer();

  if (error) {
    return (
      <Alert tone="error" actions={<Button onClick={() => refetch()}>Try again</Button>}>
        {problemOf(error).sentence}
      </Alert>
    );
  }
  if (!customer) return <Skeleton className="h-40" />;
  const rows: [label: string, value: string][] = [
    ["Name", [customer.first_name, customer.last_name].filter(Boolean).join(" ")],
    ["Email", customer.email],
    ["Phone", customer.phone ?? ""],
  ];
  return (
    <Card>
      <h2 className="text-xl">Profile</h2>
      <dl className="mt-4 grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-key-faint">{label}</dt>
            <dd>{value || "Not given"}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
