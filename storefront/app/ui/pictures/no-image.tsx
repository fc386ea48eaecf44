import { m } from "~/paraglide/messages.js";

/** The placeholder of a product without a picture: an empty sheet between crop marks. */
export function NoImagePicture({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      fill="none"
      role="img"
      aria-label={m.no_image_none()}
      className={className}
    >
      <rect width="320" height="320" fill="var(--wash)" />
      <g stroke="var(--line-strong)" strokeWidth="1.5">
        <path d="M72 40v22M40 72h22M248 40v22M280 72h-22M72 280v-22M40 248h22M248 280v-22M280 248h-22" />
      </g>
      <rect x="84" y="84" width="152" height="152" fill="var(--sheet)" stroke="var(--line)" />
      <g strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M160 122l33 19v38l-33 19-33-19v-38Z" stroke="var(--line-strong)" />
        <path d="M163.5 139.500l12.6 7.3" stroke="var(--cyan)" strokeWidth="6" />
        <path d="M176.1 173.200l-12.6 7.3" stroke="var(--magenta)" strokeWidth="6" />
        <path d="M142.4 167.300v-14.6" stroke="var(--yellow)" strokeWidth="6" />
      </g>
    </svg>
  );
}
