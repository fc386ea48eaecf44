import type { Product } from "@chemical-ink/product-api/contract/product";
import { sheetValue } from "~/catalogue/product/sheet-rows.ts";
import { m } from "~/paraglide/messages.js";
import { PdfLinks } from "./media/pdf-links.tsx";
import { type SheetGroup, sheetGroups } from "./sheet-groups.ts";

type TechnicalSheetProps = {
  product: Product;
  attributes: { label: string; value: string }[];
  pdfBytes: number | undefined;
};

/** The technical sheet as a table, with its PDF. */
export function TechnicalSheet({ product, attributes, pdfBytes }: TechnicalSheetProps) {
  const { ficheTech, pdf, Title } = product;
  const rows = [...attributes, ...ficheTech];
  if (rows.length === 0 && !pdf) return null;
  const groups = sheetGroups(rows);
  return (
    <section aria-labelledby="technical-sheet">
      <h2 id="technical-sheet" className="text-2xl">
        {m.technical_sheet_title()}
      </h2>
      {rows.length > 0 && (
        <table className="mt-4 w-full text-start text-sm">
          <caption className="sr-only">{m.technical_sheet_caption({ title: Title })}</caption>
          {groups.map((group) => (
            <Group key={group.kind} group={group} isNamed={groups.length > 1} />
          ))}
        </table>
      )}
      {pdf && <PdfLinks address={pdf} bytes={pdfBytes} slug={product.slug} title={Title} />}
    </section>
  );
}

const kindMessages = {
  product: m.technical_sheet_groups_product,
  ink: m.technical_sheet_groups_ink,
  printing: m.technical_sheet_groups_printing,
  other: m.technical_sheet_groups_other,
};

function Group({ group: { kind, rows }, isNamed }: { group: SheetGroup; isNamed: boolean }) {
  return (
    <tbody>
      {isNamed && (
        <tr className="border-b border-key">
          <th scope="rowgroup" colSpan={2} className="pt-5 pb-1.5 font-semibold">
            {kindMessages[kind]()}
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        // Two rows can have the same label.
        <tr key={index} className="border-b border-line align-top">
          <th scope="row" className="w-2/5 py-2 pe-4 font-normal text-key-faint">
            {row.label}
          </th>
          <td className="py-2 font-medium whitespace-pre-line">
            <bdi>{sheetValue(row)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
