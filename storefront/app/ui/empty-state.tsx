import type { ReactNode } from "react";

type EmptyStateProps = {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** An empty place: why, and what to do next. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-12 text-center">
      {picture && <div className="w-56 max-w-full">{picture}</div>}
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-key-soft">{children}</div>}
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
