import { Button } from "~/ui/button.tsx";
import { Sheet } from "~/ui/sheet.tsx";
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
      title="Filters"
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          Show {total} {total === 1 ? "product" : "products"}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
