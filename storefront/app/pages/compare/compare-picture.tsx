/** The picture of the empty comparison: two sheets whose lines differ in part. */
export function ComparePicture() {
  return (
    <svg viewBox="0 0 320 220" fill="none" aria-hidden="true" className="h-auto w-full">
      <g stroke="var(--line-strong)" strokeWidth="1.5">
        <path d="M52 8v18M34 26h18M268 8v18M286 26h-18M52 212v-18M34 194h18M268 212v-18M286 194h-18" />
      </g>
      <rect x="64" y="36" width="88" height="148" fill="var(--sheet)" stroke="var(--line)" />
      <rect x="168" y="36" width="88" height="148" fill="var(--sheet)" stroke="var(--line)" />
      <circle cx="108" cy="74" r="22" fill="var(--cyan)" />
      <circle cx="212" cy="74" r="22" fill="var(--magenta)" />
      <g stroke="var(--line-strong)" strokeWidth="6">
        <path d="M80 116h56M80 134h56M184 116h56M184 134h56M80 166h56M184 166h56" />
      </g>
      <path d="M80 150h30" stroke="var(--cyan)" strokeWidth="6" />
      <path d="M184 150h48" stroke="var(--magenta)" strokeWidth="6" />
    </svg>
  );
}
