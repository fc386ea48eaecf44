import { Skeleton } from "~/ui/skeleton.tsx";

/** Holds the products' places while another page of them is on its way. */
export function ListingSkeleton({ view }: { view: "grid" | "list" }) {
  const places = Array.from({ length: view === "grid" ? 12 : 8 }, (_, place) => place);
  return (
    <div role="status" className="pt-6">
      <span className="sr-only">Loading products</span>
      {view === "list" ? (
        places.map((place) => (
          <div key={place} className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-4">
            <Skeleton className="aspect-square" />
            <div className="space-y-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
        ))
      ) : (
        <div className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3">
          {places.map((place) => (
            <div key={place} className="space-y-3">
              <Skeleton className="aspect-square" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5" />
              <Skeleton className="h-6 w-1/3" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
