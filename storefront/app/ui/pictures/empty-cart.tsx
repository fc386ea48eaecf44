/** The picture of an empty cart. */
export function EmptyCartPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="172" cy="218" rx="112" ry="8" fill="var(--wash)" />
      <path
        d="M86 84h188l-22 84H110Z"
        fill="var(--wash)"
        stroke="var(--key)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M124 88l10 76M160 88l4 76M200 88l-4 76M238 88l-12 76M94 112h172M102 140h158"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
      />
      <path
        d="M36 50h34l40 118q4 16 20 16h112"
        stroke="var(--key)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="var(--sheet)" stroke="var(--key)" strokeWidth="5">
        <circle cx="138" cy="206" r="11" />
        <circle cx="230" cy="206" r="11" />
      </g>
      <path d="M138 22c9 14 14 21 14 28a14 14 0 0 1-28 0c0-7 5-14 14-28Z" fill="var(--cyan)" />
      <path d="M184 4c9 14 14 21 14 28a14 14 0 0 1-28 0c0-7 5-14 14-28Z" fill="var(--magenta)" />
      <path d="M228 26c9 14 14 21 14 28a14 14 0 0 1-28 0c0-7 5-14 14-28Z" fill="var(--yellow)" />
    </svg>
  );
}
