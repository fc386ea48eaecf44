/**
 * The three process inks overprinted on a sheet with its crop marks, bound like the carbon ring of
 * the company's mark: where two inks meet stand red, green and blue, where all meet, black.
 */
export function HeroPicture({ className }: { className?: string }) {
  const label = { fontFamily: "var(--font-display)", fontWeight: 800 };
  return (
    <svg viewBox="0 0 560 560" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--key)" strokeWidth="1.25">
        <path d="M44 4v28M4 44h28M516 4v28M556 44h-28M44 556v-28M4 516h28M516 556v-28M556 516h-28" />
        <circle cx="280" cy="18" r="9" />
        <path d="M262 18h36M280 0v36" />
        <circle cx="280" cy="542" r="9" />
        <path d="M262 542h36M280 524v36" />
      </g>
      <g className="isolate">
        <circle cx="280" cy="196" r="138" fill="#00a3e0" className="overprint" />
        <circle cx="358" cy="331" r="138" fill="#e5007e" className="overprint" />
        <circle cx="202" cy="331" r="138" fill="#ffd800" className="overprint" />
      </g>
      <g stroke="#12161b" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M280 130 414 208v156L280 442 146 364V208Z" />
        <path d="M291 156 386 211M386 361 291 416M168 342V230" strokeLinecap="round" />
      </g>
      <g style={label} fontSize="30" textAnchor="middle">
        <text x="280" y="298" fill="#ffffff">
          K
        </text>
        {atoms.map(({ letter, x, y, fill, dark }) => (
          <g key={letter}>
            <circle cx={x} cy={y} r="27" fill={fill} stroke="#12161b" strokeWidth="2.5" />
            <text x={x} y={y + 10.5} fill={dark ? "#ffffff" : "#12161b"}>
              {letter}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

const atoms = [
  { letter: "C", x: 280, y: 130, fill: "#00a3e0", dark: false },
  { letter: "B", x: 414, y: 208, fill: "#2f3fa0", dark: true },
  { letter: "M", x: 414, y: 364, fill: "#e5007e", dark: true },
  { letter: "R", x: 280, y: 442, fill: "#d8232a", dark: true },
  { letter: "Y", x: 146, y: 364, fill: "#ffd800", dark: false },
  { letter: "G", x: 146, y: 208, fill: "#00924a", dark: true },
];
