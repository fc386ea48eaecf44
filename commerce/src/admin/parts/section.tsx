import { Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** Beside the title, such as a badge or buttons. */
  actions?: ReactNode;
  /** `h1` for the heading of a page, `h2` for its sections. */
  level?: "h1" | "h2";
  children?: ReactNode;
}

/** A card with a heading, like the dashboard's. Lines divide its children. */
export function Section({ title, description, actions, level = "h2", children }: SectionProps) {
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <div>
          <Heading level={level}>{title}</Heading>
          {description && (
            <Text size="small" className="text-ui-fg-subtle text-pretty">
              {description}
            </Text>
          )}
        </div>
        {actions && <div className="flex items-center gap-x-2">{actions}</div>}
      </div>
      {children}
    </Container>
  );
}

/** A line of a section: a title and its content. */
export function SectionLine({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="text-ui-fg-subtle grid w-full grid-cols-2 items-center gap-4 px-6 py-4">
      <Text size="small" weight="plus" leading="compact" as="span">
        {title}
      </Text>
      <div className="txt-compact-small min-w-0 break-words">{children || "-"}</div>
    </div>
  );
}
