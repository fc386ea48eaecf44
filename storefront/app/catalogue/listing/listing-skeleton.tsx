import { Skeleton } from "~/ui/skeleton.tsx";
import { listingColumns } from "./listing-columns.ts";

/** Placeholders of the first products. */
export function ListingSkeleton({ view }: { view: "grid" | "list" }) {
  const places = Array.from({ length: view === "grid" ? 12 : 8 }, (_, place) => place);
  if (view === "list") {
    return places.map((place) => (
      <div
        key={place}
        className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-line py-4 sm:grid-cols-[8rem_1fr_12rem]"
      >
        <Skeleton className="aspect-square" />
        <div className="space-y-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
        <Skeleton className="h-11 max-sm:hidden" />
      </div>
    ));
  }
  return (
    <div className={`grid gap-x-4 gap-y-10 sm:gap-x-6 ${listingColumns}`}>
      {places.map((place) => (
        <div key={place} className="flex h-full flex-col">
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-5 w-1/2" />
          <Skeleton className="mt-1 h-11" />
          <Skeleton className="mt-2 h-7 w-2/5" />
          <Skeleton className="mt-1 h-5 w-1/3" />
          <Skeleton className="mt-3 h-11" />
        </div>
      ))}
    </div>
  );
}
