import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconProps = { className?: string };

/**
 * Line icons, hidden from screen readers: the text or label beside them must be enough. A directed one
 * is mirrored in languages that are read from right to left.
 */
function icon(drawing: ReactNode, isDirected = false) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="square"
        strokeLinejoin="miter"
        aria-hidden="true"
        className={classNames("size-5 shrink-0", isDirected && "rtl:-scale-x-100", className)}
      >
        {drawing}
      </svg>
    );
  };
}

export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const CartIcon = icon(
  <>
    <path d="M2.5 4h3l2.2 11h10.6l2.2-8H6.3" />
    <circle cx="9" cy="19.5" r="1.4" />
    <circle cx="17" cy="19.5" r="1.4" />
  </>,
);
export const AccountIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
  </>,
);
export const MenuIcon = icon(<path d="M3.5 6.500h17M3.5 12h17M3.5 17.500h17" />);
export const CloseIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronForwardIcon = icon(<path d="m9.5 6 6 6-6 6" />, true);
export const ChevronBackIcon = icon(<path d="m14.5 6-6 6 6 6" />, true);
export const ArrowForwardIcon = icon(<path d="M4 12h15.500m-6-6 6 6-6 6" />, true);
export const PlusIcon = icon(<path d="M12 5.500v13M5.5 12h13" />);
export const MinusIcon = icon(<path d="M5.5 12h13" />);
export const CheckIcon = icon(<path d="m4.5 12.5 5 5 10-11" />);
export const TrashIcon = icon(
  <path d="M4 6.500h16M9.5 6.500v-3h5v3M6.5 6.500l.8 14h9.400l.8-14M10.5 10.500v6M13.5 10.500v6" />,
);
export const GridIcon = icon(
  <path d="M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.5 13.500H20V20h-6.500z" />,
);
export const ListIcon = icon(<path d="M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8" />, true);
export const FilterIcon = icon(<path d="M3.5 6.500h17M7 12h10M10.5 17.500h3" />);
export const DownloadIcon = icon(<path d="M12 3.500v12m-5-5 5 5 5-5M4 20.500h16" />);
export const DocumentIcon = icon(
  <path d="M6 3h8.500L19 7.500V21H6zM14 3v5h5M9 12.500h7M9 16.500h7" />,
);
export const PrinterIcon = icon(
  <path d="M7 8.500V3.500h10v5M7 17H3.500V8.500h17V17H17M7 14h10v6.500H7zM16.5 11.500h.5" />,
);
export const MailIcon = icon(<path d="M3 5.500h18v13H3zM3.5 6l8.5 7 8.5-7" />);
export const PhoneIcon = icon(
  <path d="M5 3.500h4l1.5 5-2.5 1.500a12 12 0 0 0 6 6l1.5-2.5 5 1.500v4c-9 1.5-17-6.5-15.5-15.500z" />,
);
export const PinIcon = icon(
  <>
    <path d="M12 21.500c4.5-5.5 6.5-8.7 6.5-12a6.5 6.5 0 0 0-13 0c0 3.3 2 6.5 6.5 12z" />
    <circle cx="12" cy="9.5" r="2.3" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.500l3.5 2" />
  </>,
);
export const DragIcon = icon(
  <path d="M9 5.500h.01M15 5.500h.01M9 12h.01M15 12h.01M9 18.500h.01M15 18.500h.01" />,
);
export const CompareIcon = icon(
  <path d="M3.5 4h7v16h-7zM13.5 4h7v16h-7zM6 8.500h2M16 8.500h2M6 12h2" />,
);
export const ShareIcon = icon(
  <path d="M12 15V3.500m-4.5 4.500L12 3.500 16.5 8M7 11.500H4.500v9h15v-9H17" />,
);
export const QuestionIcon = icon(<path d="M3.500 4h17v13h-9l-5 4v-4h-3zM8 8.500h8M8 12.500h5" />);
export const ZoomIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M10.5 7.500v6M7.500 10.500h6" />
  </>,
);
export const PlayIcon = icon(<path d="M7 4.500 19.500 12 7 19.500z" />);
