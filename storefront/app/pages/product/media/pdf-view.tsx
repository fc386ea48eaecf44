import { FullWindow } from "~/ui/windows/full-window.tsx";

type PdfViewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  address: string;
  title: string;
};

/** A PDF in a dialog, in the browser's own viewer. */
export function PdfView({ address, title, ...control }: PdfViewProps) {
  return (
    <FullWindow {...control} title={title}>
      <iframe src={address} title={title} className="absolute inset-0 size-full border-0 bg-wash" />
    </FullWindow>
  );
}
