import { m } from "~/paraglide/messages.js";

/** 404 printed out of register. */
export function NotFoundPicture({ className }: { className?: string }) {
  const digits =
    "M86 40 34 132h78M86 40v132M218 106a38 66 0 1 1-76 0a38 66 0 1 1 76 0ZM314 40l-52 92h78M314 40v132";
  return (
    <svg
      viewBox="0 0 400 230"
      fill="none"
      role="img"
      aria-label={m.not_found_picture()}
      className={className}
    >
      <g strokeWidth="26" strokeLinejoin="bevel" className="isolate">
        <path d={digits} stroke="#00a3e0" transform="translate(2 6)" className="overprint" />
        <path d={digits} stroke="#e5007e" transform="translate(22 -2)" className="overprint" />
        <path
          d={digits}
          stroke="#ffd800"
          transform="translate(14 20) rotate(1.5 200 110)"
          className="overprint"
        />
      </g>
      <g stroke="var(--key)" strokeWidth="1.25">
        <circle cx="200" cy="214" r="8" />
        <path d="M184 214h32M200 198v32M4 20h14M20 4v14M396 20h-14M380 4v14" />
      </g>
    </svg>
  );
}
