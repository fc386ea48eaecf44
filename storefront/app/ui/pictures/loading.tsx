import { classNames } from "../class-names.ts";
import { LogoMark } from "./logo.tsx";

/** The loading screen: the animated mark and the company's name. */
export function LoadingScreen({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={classNames(
        "flex min-h-[60dvh] animate-fade-in flex-col items-center justify-center gap-6",
        className,
      )}
    >
      <LogoMark alive className="size-24" />
      <p className="font-display text-lg font-bold tracking-tight">Chemical Ink Company</p>
    </div>
  );
}
