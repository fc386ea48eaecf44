import { m } from "~/paraglide/messages.js";
import { Button } from "~/ui/button.tsx";
import { Sheet } from "~/ui/windows/sheet.tsx";
import { FilterPanel, type FilterPanelProps } from "./filter-panel.tsx";

type FilterSheetProps = FilterPanelProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  total: number;
};

/** The filters on a small screen. */
export function FilterSheet({ open, onOpenChange, total, ...panel }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={m.listing_filters()}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          {m.listing_show({ total })}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
