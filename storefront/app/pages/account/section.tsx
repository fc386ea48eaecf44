import type { ReactNode } from "react";
import { problemOf } from "~/commerce/outcome.ts";
import { m } from "~/paraglide/messages.js";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";

type SectionProps = {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One section of the account, with an id for links. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <Card id={id} role="region" aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

/** Why a section could not be loaded or saved, with another try if one helps. */
export function SectionProblem({ cause, onRetry }: { cause: unknown; onRetry?: () => void }) {
  return (
    <Alert
      tone="error"
      className="mt-4"
      actions={
        onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {m.account_try_again()}
          </Button>
        )
      }
    >
      {problemOf(cause).sentence}
    </Alert>
  );
}
