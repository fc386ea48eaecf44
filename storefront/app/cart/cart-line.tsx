import { Link } from "react-router-dom";
import type { CartLine } from "~/client-state/cart-slice.ts";
import type { EngineLine } from "~/commerce/engine-types.ts";
import type { EngineProblem } from "~/commerce/outcome.ts";
import { textsIn } from "~/language/texts.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { TrashIcon } from "~/ui/icons.tsx";
import { NoImagePicture } from "~/ui/pictures/no-image.tsx";
import { Price } from "~/ui/price.tsx";
import { QuantityStepper } from "~/ui/quantity-stepper.tsx";

const texts = textsIn({
  en: {
    each: "each, excl. VAT",
    priceWas: "The price has changed since you added it; it was",
    quantityOf: (title: string) => `Quantity of ${title}`,
    remove: "Remove",
    removeLine: (title: string) => `Remove ${title}`,
    tryAgain: "Try again",
    take: (quantity: number) => `Take ${quantity}`,
  },
  fr: {
    each: "l’unité, hors TVA",
    priceWas: "Le prix a changé depuis l’ajout ; il était de",
    quantityOf: (title: string) => `Quantité de ${title}`,
    remove: "Retirer",
    removeLine: (title: string) => `Retirer ${title}`,
    tryAgain: "Réessayer",
    take: (quantity: number) => `En prendre ${quantity}`,
  },
});

interface CartLineRowProps {
  line: CartLine;
  /** The engine's line, once it is there: its price is the one that counts. */
  engineLine: EngineLine | undefined;
  /** Why the engine refused what is wanted here. */
  refusal: EngineProblem | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Asks the engine again for what it refused. */
  onRetry: () => void;
}

/** One line item of the cart page. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, engineLine, onQuantity, onRemove } = props;
  const unitPrice = engineLine?.unit_price ?? line.Price;

  return (
    <li
      data-cart-line
      tabIndex={-1}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-6 outline-none sm:grid-cols-[7rem_1fr_auto]"
    >
      <Link to={`/product/${line.slug}`} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} />
      </Link>
      <div className="min-w-0">
        <p className="text-xs font-semibold text-key-faint">{line.Brand}</p>
        <Link to={`/product/${line.slug}`} className="font-semibold hover:underline">
          {line.Title}
        </Link>
        <p className="mt-1 text-sm text-key-soft">
          <Price amount={unitPrice} currency={line.currency} note={texts().each} />
        </p>
        {engineLine && engineLine.unit_price !== line.Price && (
          <p className="mt-1 text-sm text-key-soft">
            {texts().priceWas} <Price amount={line.Price} currency={line.currency} />.
          </p>
        )}
        <div className="mt-3 flex items-center gap-2">
          <QuantityStepper
            size="sm"
            label={texts().quantityOf(line.Title)}
            value={line.quantity}
            onChange={onQuantity}
          />
          <IconButton
            label={texts().removeLine(line.Title)}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </div>
      </div>
      <p className="col-start-2 font-semibold sm:col-start-3 sm:text-right">
        <Price amount={unitPrice * line.quantity} currency={line.currency} />
      </p>
      <Refusal {...props} />
    </li>
  );
}

function LinePicture({ line }: { line: CartLine }) {
  const sources = line.Images[0]?.sources ?? [];
  if (!line.Image) return <NoImagePicture className="aspect-square w-full rounded-sm" />;
  return (
    <img
      src={sources[0]?.url ?? line.Image}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined}
      sizes="7rem"
      width={112}
      height={112}
      alt=""
      className="aspect-square w-full rounded-sm bg-wash object-cover"
    />
  );
}

/** What the engine did not accept, and the ways out of it. */
function Refusal({ line, engineLine, refusal, onQuantity, onRemove, onRetry }: CartLineRowProps) {
  if (!refusal) return null;
  const possible = possibleQuantity(line, engineLine);
  return (
    <Alert
      tone="warning"
      className="col-span-full"
      actions={
        <>
          {refusal.code === "unexpected" && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {texts().tryAgain}
            </Button>
          )}
          {refusal.code !== "unexpected" && possible > 0 && (
            <Button variant="secondary" size="sm" onClick={() => onQuantity(possible)}>
              {texts().take(possible)}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onRemove}>
            {texts().remove}
          </Button>
        </>
      }
    >
      {refusal.sentence}
    </Alert>
  );
}

/** How many may be had instead: the stock when it was added, else what the engine accepted. */
function possibleQuantity(line: CartLine, engineLine: EngineLine | undefined): number {
  const accepted = engineLine?.quantity ?? 0;
  const better = Math.max(accepted, line.Quantity);
  if (better < line.quantity) return better;
  return accepted < line.quantity ? accepted : 0;
}
