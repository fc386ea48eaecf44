import { PencilSquare } from "@medusajs/icons";
import { Badge, Button, Text } from "@medusajs/ui";
import { useState } from "react";
import { sheetAttributes } from "../../../catalogue-schema/src/attributes";
import { numberText, t } from "../i18n/translate";
import { linkStyle } from "../parts/link-style";
import { Section, SectionLine } from "../parts/section";
import { Failure, WaitingLines } from "../parts/waiting";
import { useBackend } from "../use-backend";
import { fieldText, fieldTitle, fileName, rowValue, type SheetProduct } from "./sheet";
import { SheetEditor } from "./sheet-editor";
import { Swatch } from "./swatch-field";
import { productPath } from "./use-sheet-edit";

interface SheetSectionProps {
  productId: string;
  /** When the product was last changed. The sheet is read again when it differs. */
  changedAt: string | null;
}

/** A product's sheet, with a button to edit it. */
export function SheetSection({ productId, changedAt }: SheetSectionProps) {
  const [saves, setSaves] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const loaded = useBackend<{ product: SheetProduct }>(
    productPath(productId),
    `${changedAt} ${saves}`,
  );

  return (
    <Section
      title={t("productSheet.title")}
      actions={
        <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
          <PencilSquare /> {t("productSheet.edit")}
        </Button>
      }
    >
      {loaded.state === "loading" && <WaitingLines lines={6} />}
      {loaded.state === "failed" && <Failure problem={loaded.problem} onRetry={loaded.reload} />}
      {loaded.state === "ready" && <SheetLines product={loaded.body.product} />}
      {isEditing && (
        <SheetEditor
          productId={productId}
          onClose={() => setEditing(false)}
          onSaved={() => setSaves((before) => before + 1)}
        />
      )}
    </Section>
  );
}

function SheetLines({ product }: { product: SheetProduct }) {
  return (
    <>
      {sheetAttributes
        .filter(({ kind }) => kind !== "colour")
        .map(({ kind, backend }) => (
          <SectionLine key={backend} title={fieldTitle(backend)}>
            {product[backend] && (
              <span className="flex min-w-0 items-center gap-x-2">
                {backend === "color" && <Swatch color={product.color_swatch} />}
                {kind === "file" ? (
                  <FileAddress url={fieldText(product, backend)} />
                ) : (
                  fieldText(product, backend)
                )}
              </span>
            )}
          </SectionLine>
        ))}
      <SectionLine title={t("productSheet.sold")}>
        {product.sold !== undefined && numberText(product.sold)}
      </SectionLine>
      <RowLines product={product} />
      <SectionLine title={fieldTitle("printers")}>
        {product.printers.length > 0 && <Printers names={product.printers} />}
      </SectionLine>
    </>
  );
}

function FileAddress({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`block truncate ${linkStyle}`}>
      {fileName(url)}
    </a>
  );
}

function RowLines({ product }: { product: SheetProduct }) {
  return (
    <div className="px-6 py-4">
      <Text size="small" weight="plus" leading="compact" className="text-ui-fg-subtle">
        {t("productSheet.rows")}
      </Text>
      {product.rows.length === 0 && (
        <Text size="small" className="text-ui-fg-muted mt-2">
          {t("productSheet.noRows")}
        </Text>
      )}
      {product.rows.length > 0 && (
        <table className="txt-compact-small mt-3 w-full">
          <tbody className="divide-ui-border-base divide-y">
            {product.rows.map((row, place) => (
              <tr key={place}>
                <th
                  scope="row"
                  className="text-ui-fg-subtle w-1/2 break-words py-2 pr-4 text-left align-top font-normal"
                >
                  {row.label}
                </th>
                <td className="text-ui-fg-base break-words py-2 align-top">{rowValue(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The number of printers that are shown before a merchandiser asks for all. */
const firstPrinters = 12;

function Printers({ names }: { names: string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? names : names.slice(0, firstPrinters);
  return (
    <div className="flex flex-wrap gap-1">
      {shown.map((name) => (
        <Badge key={name} size="2xsmall">
          {name}
        </Badge>
      ))}
      {shown.length < names.length && (
        <button
          type="button"
          className={`txt-compact-xsmall-plus px-1 ${linkStyle}`}
          onClick={() => setWhole(true)}
        >
          {t("productSheet.more", { more: names.length - shown.length })}
        </button>
      )}
    </div>
  );
}
