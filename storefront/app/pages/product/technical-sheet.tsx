import type { Product } from "@chemical-ink/product-api/contract/product";
import { buttonStyle } from "~/ui/button-style.ts";
import { DocumentIcon, DownloadIcon } from "~/ui/icons.tsx";

/** The technical sheet as a table, and as the document that can be kept. */
export function TechnicalSheet({ product }: { product: Product }) {
  const { ficheTech, pdf, Title } = product;
  if (ficheTech.length === 0 && !pdf) return null;
  return (
    <section aria-labelledby="technical-sheet">
      <h2 id="technical-sheet" className="text-2xl">
        Technical sheet
      </h2>
      {ficheTech.length > 0 && (
        <table className="mt-4 w-full text-left text-sm">
          <caption className="sr-only">Technical data of {Title}</caption>
          <tbody>
            {ficheTech.map(({ label, value }) => (
              <tr key={label} className="border-b border-line align-top">
                <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-key-faint">
                  {label}
                </th>
                <td className="py-2.5 font-medium">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pdf && (
        <div className="mt-5 flex flex-wrap gap-3">
          <a href={pdf} target="_blank" rel="noreferrer" className={buttonStyle("secondary")}>
            <DocumentIcon />
            View the sheet (PDF)
          </a>
          <a href={pdf} download={`${product.slug}.pdf`} className={buttonStyle("quiet")}>
            <DownloadIcon />
            Download
          </a>
        </div>
      )}
    </section>
  );
}
