import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Logo } from "~/ui/pictures/logo.tsx";

const promises = [
  ["Find it by your printer", "Type the model: every bottle, cartridge and drum that fits it."],
  [
    "Reorder in a minute",
    "Your orders and addresses are kept, so the next box is two clicks away.",
  ],
  ["Know what a page costs", "Yield by its ISO standard and price, side by side."],
] as const;

/** The page around signing in and up: the form on one side, what an account is good for beside it. */
export function IdentityFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <main className="flex flex-col px-4 py-6 sm:px-8">
        <Link to="/" aria-label="Chemical Ink Company, home" className="self-start rounded-sm">
          <Logo />
        </Link>
        <div className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center py-10">
          {children}
        </div>
      </main>
      <SidePanel />
    </div>
  );
}

function SidePanel() {
  return (
    <aside
      aria-label="What an account is good for"
      className="relative hidden overflow-hidden bg-wash lg:flex lg:flex-col lg:justify-end lg:p-12"
    >
      <InkRings />
      <div className="relative">
        <p className="font-display text-3xl font-bold tracking-tight">
          Ink that is there before the last page is.
        </p>
        <ul className="mt-8 space-y-5">
          {promises.map(([title, text]) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-key-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="control-strip mt-10" aria-hidden="true" />
      </div>
    </aside>
  );
}

/** Three process inks, printed over each other. */
function InkRings() {
  return (
    <svg
      viewBox="0 0 400 400"
      fill="none"
      strokeWidth="46"
      aria-hidden="true"
      className="absolute -top-16 -right-20 w-[30rem] opacity-90"
    >
      <g style={{ mixBlendMode: "multiply" }}>
        <circle cx="170" cy="150" r="92" stroke="var(--cyan)" />
      </g>
      <g style={{ mixBlendMode: "multiply" }}>
        <circle cx="250" cy="150" r="92" stroke="var(--magenta)" />
      </g>
      <g style={{ mixBlendMode: "multiply" }}>
        <circle cx="210" cy="222" r="92" stroke="var(--yellow)" />
      </g>
    </svg>
  );
}
