import { Link } from "react-router-dom";
import { m } from "~/paraglide/messages.js";
import { inkHref, inkMessages, inks } from "./inks.ts";

/**
 * The three process inks overprinted on a sheet with crop marks, arranged like the carbon ring of
 * the company's mark: two inks make red, green or blue, all three make black. The plates move into
 * register when the page is opened, and each ink links to its products.
 */
export function HeroPicture({ className }: { className?: string }) {
  return (
    <nav aria-label={m.inks_choose()} className={className}>
      <svg viewBox="0 0 560 560" fill="none" role="presentation" className="h-auto w-full">
        <g stroke="var(--key)" strokeWidth="1.25">
          <path d="M44 4v28M4 44h28M516 4v28M556 44h-28M44 556v-28M4 516h28M516 556v-28M556 516h-28" />
          <circle cx="280" cy="18" r="9" />
          <path d="M262 18h36M280 0v36" />
          <circle cx="280" cy="542" r="9" />
          <path d="M262 542h36M280 524v36" />
        </g>
        <g className="isolate">
          <circle cx="280" cy="196" r="138" fill="#00a3e0" className="plate plate-c overprint" />
          <circle cx="358" cy="331" r="138" fill="#e5007e" className="plate plate-m overprint" />
          <circle cx="202" cy="331" r="138" fill="#ffd800" className="plate plate-y overprint" />
        </g>
        <g stroke="#12161b" strokeWidth="2.5" strokeLinejoin="round">
          <path d="M280 130 414 208v156L280 442 146 364V208Z" />
          <path d="M291 156 386 211M386 361 291 416M168 342V230" strokeLinecap="round" />
        </g>
        {overprints.map((atom) => (
          <Atom key={atom.letter} {...atom} />
        ))}
        {inks.map(({ color, ...atom }) => (
          <Link
            key={color}
            to={inkHref(color)}
            aria-label={inkMessages[color]()}
            className="group outline-offset-4"
          >
            <title>{inkMessages[color]()}</title>
            <Atom {...atom} />
          </Link>
        ))}
      </svg>
    </nav>
  );
}

type AtomProps = { letter: string; x: number; y: number; fill: string; isDark: boolean };

function Atom({ letter, x, y, fill, isDark }: AtomProps) {
  const edge = letter === "K" ? "#ffffff" : "#12161b";
  return (
    <g fontSize="30" textAnchor="middle" className="font-display font-extrabold">
      <circle
        cx={x}
        cy={y}
        r="27"
        fill={fill}
        stroke={edge}
        strokeWidth="2.5"
        className="origin-center transition-transform [transform-box:fill-box] group-hover:scale-120"
      />
      <text x={x} y={y + 10.5} fill={isDark ? "#ffffff" : "#12161b"}>
        {letter}
      </text>
    </g>
  );
}

const overprints: AtomProps[] = [
  { letter: "B", x: 414, y: 208, fill: "#2f3fa0", isDark: true },
  { letter: "R", x: 280, y: 442, fill: "#d8232a", isDark: true },
  { letter: "G", x: 146, y: 208, fill: "#00924a", isDark: true },
];
