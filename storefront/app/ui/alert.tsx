import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AlertTone = "error" | "success" | "warning" | "info";

const tones: Record<AlertTone, string> = {
  error: "bg-red-tint border-red text-red-deep",
  success: "bg-green-tint border-green text-green-deep",
  warning: "bg-yellow-tint border-yellow text-yellow-deep",
  info: "bg-blue-tint border-blue text-blue-deep",
};

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** A message within the page. Errors are announced at once, others at the next pause. */
export function Alert({ tone = "info", title, children, actions, className }: AlertProps) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames("rounded-sm border-s-4 px-4 py-3", tones[tone], className)}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className="text-sm text-key">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
