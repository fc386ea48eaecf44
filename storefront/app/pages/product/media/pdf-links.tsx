import { Suspense, useState } from "react";
import { usePublicConfig } from "~/commerce/public-config.ts";
import { formatNumber } from "~/language/formats.ts";
import { m } from "~/paraglide/messages.js";
import { buttonStyle } from "~/ui/button-style.ts";
import { DocumentIcon, DownloadIcon } from "~/ui/icons.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";

const PdfView = lazyPart("the PDF view", async () => (await import("./pdf-view.tsx")).PdfView);

type PdfLinksProps = {
  address: string;
  bytes: number | undefined;
  slug: string;
  title: string;
};

/** The technical sheet as a PDF, to show here or in a new tab, and to download. */
export function PdfLinks({ address, bytes, slug, title }: PdfLinksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { commerceUrl } = usePublicConfig();
  // The page may frame only the backend's files.
  const isOurs = address.startsWith(`${commerceUrl}/`);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle("secondary")}
        onClick={(event) => {
          const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
          if (!isPlain || !isOurs || !navigator.pdfViewerEnabled) return;
          event.preventDefault();
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <DocumentIcon />
        {m.pdf_links_view()}
      </a>
      <a href={address} download={`${slug}.pdf`} className={buttonStyle("quiet")}>
        <DownloadIcon />
        {m.pdf_links_download()}
        {bytes !== undefined && <span className="text-key-faint">{sizeWords(bytes)}</span>}
      </a>
      {wasOpened && (
        <Suspense>
          <PdfView open={isOpen} onOpenChange={setIsOpen} address={address} title={title} />
        </Suspense>
      )}
    </div>
  );
}

/** "27 kB" or "1.4 MB". */
function sizeWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1
    ? m.pdf_links_megabytes({ size: formatNumber(Math.round(megabytes * 10) / 10) })
    : m.pdf_links_kilobytes({ size: formatNumber(Math.max(1, Math.round(bytes / 1000))) });
}
