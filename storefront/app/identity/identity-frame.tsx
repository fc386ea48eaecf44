import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { Logo } from "~/ui/pictures/logo.tsx";

/** The page around sign-in and sign-up: the form, and beside it the benefits of an account. */
export function IdentityFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <main className="flex flex-col px-4 py-6 sm:px-8">
        <Link to="/" aria-label={m.identity_frame_home()} className="self-start rounded-sm">
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

function benefits(): [title: string, text: string][] {
  return [
    [m.identity_frame_printer(), m.identity_frame_printer_text()],
    [m.identity_frame_reorder(), m.identity_frame_reorder_text()],
    [m.identity_frame_cost(), m.identity_frame_cost_text()],
  ];
}

function SidePanel() {
  return (
    <aside
      aria-label={m.identity_frame_panel()}
      className="relative hidden overflow-hidden bg-wash lg:flex lg:flex-col lg:justify-end lg:p-12"
    >
      <InkRings />
      <div className="relative">
        <p className="font-display text-3xl font-bold tracking-tight">
          {m.identity_frame_slogan()}
        </p>
        <ul className="mt-8 space-y-5">
          {benefits().map(([title, text]) => (
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

function InkRings() {
  return (
    <svg
      viewBox="0 0 400 400"
      fill="none"
      strokeWidth="46"
      aria-hidden="true"
      className="absolute -top-16 -inset-e-20 w-[30rem] opacity-90"
    >
      <g className="mix-blend-multiply">
        <circle cx="170" cy="150" r="92" stroke="var(--cyan)" />
      </g>
      <g className="mix-blend-multiply">
        <circle cx="250" cy="150" r="92" stroke="var(--magenta)" />
      </g>
      <g className="mix-blend-multiply">
        <circle cx="210" cy="222" r="92" stroke="var(--yellow)" />
      </g>
    </svg>
  );
}
