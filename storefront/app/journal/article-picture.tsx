import { classNames } from "~/ui/class-names.ts";

const drawings: Record<string, React.ReactNode> = {
  "how-to-read-a-page-yield": (
    <>
      {[0, 1, 2, 3, 4].map((sheet) => (
        <rect
          key={sheet}
          x={96 + sheet * 30}
          y={34 + sheet * 9}
          width="92"
          height="124"
          fill="var(--sheet)"
          stroke="var(--key)"
          strokeWidth="2.5"
        />
      ))}
      <g stroke="var(--key)" strokeWidth="5">
        <path d="M230 92h64M230 106h64M230 120h40" />
      </g>
      <path d="M230 140h20v34h-20z" fill="var(--cyan)" />
      <path d="M252 150h20v24h-20z" fill="var(--magenta)" />
      <path d="M274 132h20v42h-20z" fill="var(--yellow)" />
    </>
  ),
  "dye-or-pigment": (
    <>
      <circle cx="158" cy="106" r="66" fill="var(--magenta)" />
      <circle cx="256" cy="106" r="64" stroke="var(--key)" strokeWidth="2.5" fill="var(--sheet)" />
      {Array.from({ length: 37 }, (_, grain) => {
        const turn = grain * 2.399963;
        const far = 9.4 * Math.sqrt(grain);
        return (
          <circle
            key={turn}
            cx={(256 + far * Math.cos(turn)).toFixed(1)}
            cy={(106 + far * Math.sin(turn)).toFixed(1)}
            r="4.6"
            fill="var(--magenta)"
          />
        );
      })}
    </>
  ),
  "keeping-ink-good": (
    <>
      <path d="M60 172h296" stroke="var(--key)" strokeWidth="5" />
      {["var(--cyan)", "var(--magenta)", "var(--yellow)", "var(--black)"].map((ink, place) => (
        <g key={ink} transform={`translate(${84 + place * 66} 0)`}>
          <path
            d="M16 46h20v14l12 14v96H4V74l12-14Z"
            fill="var(--sheet)"
            stroke="var(--key)"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <path d={`M5.25 ${84 + place * 20}h41.5V168.750H5.25Z`} fill={ink} />
          <path d="M14 34h24v12H14z" fill="var(--key)" />
        </g>
      ))}
    </>
  ),
  "what-a-page-costs": (
    <>
      <path d="M70 176h276" stroke="var(--key)" strokeWidth="5" />
      {[
        { x: 92, height: 132, ink: "var(--magenta)" },
        { x: 160, height: 88, ink: "var(--cyan)" },
        { x: 228, height: 50, ink: "var(--yellow)" },
        { x: 296, height: 18, ink: "var(--key)" },
      ].map(({ x, height, ink }) => (
        <g key={x}>
          <rect
            x={x - 8}
            y={34}
            width="48"
            height="142"
            fill="var(--sheet)"
            stroke="var(--key)"
            strokeWidth="2.5"
          />
          <rect x={x - 8} y={176 - height} width="48" height={height} fill={ink} />
        </g>
      ))}
    </>
  ),
  "reading-a-safety-data-sheet": (
    <>
      <rect
        x="84"
        y="26"
        width="116"
        height="156"
        fill="var(--sheet)"
        stroke="var(--key)"
        strokeWidth="2.5"
      />
      <g stroke="var(--key)" strokeWidth="5">
        <path d="M102 50h80M102 68h56M102 92h80M102 110h68M102 128h80M102 146h44" />
      </g>
      <path
        d="M284 36l62 62-62 62-62-62Z"
        fill="var(--sheet)"
        stroke="var(--red)"
        strokeWidth="9"
        strokeLinejoin="miter"
      />
      <path d="M284 66v44" stroke="var(--key)" strokeWidth="10" />
      <circle cx="284" cy="128" r="6" fill="var(--key)" />
    </>
  ),
};

const tints: Record<string, string> = {
  "how-to-read-a-page-yield": "bg-cyan-tint",
  "dye-or-pigment": "bg-magenta-tint",
  "keeping-ink-good": "bg-yellow-tint",
  "what-a-page-costs": "bg-green-tint",
  "reading-a-safety-data-sheet": "bg-red-tint",
};

export function ArticlePicture({ slug, className }: { slug: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 416 208"
      fill="none"
      aria-hidden="true"
      className={classNames("w-full rounded-md", tints[slug] ?? "bg-wash", className)}
    >
      {drawings[slug]}
    </svg>
  );
}
