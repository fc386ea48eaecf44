import type { Picture } from "@chemical-ink/product-api/contract/product";
import { Link } from "react-router-dom";
import { categorySymbol } from "~/catalogue/category.ts";
import { ProductPicture } from "~/catalogue/product/product-picture.tsx";
import { m } from "~/paraglide/messages.js";

export type CategoryTile = {
  name: string;
  slug: string;
  /** The number of its products; undefined if it could not be loaded. */
  count: number | undefined;
  picture: Picture | undefined;
};

/** Each tile in the tint of an ink, in printing order. */
const tints = [
  "bg-cyan-tint",
  "bg-magenta-tint",
  "bg-yellow-tint",
  "bg-key-tint",
  "bg-green-tint",
  "bg-blue-tint",
];

/** The categories as elements of a table: number of products, symbol, name, picture. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {tiles.map(({ name, slug, count, picture }, index) => (
        <li key={slug}>
          <Link
            to={`/category/${slug}`}
            className={`group relative flex h-full min-h-44 flex-col overflow-hidden rounded-md p-4 sm:p-5 lg:min-h-56 ${tints[index % tints.length]}`}
          >
            <span className="text-sm font-medium tabular-nums" aria-hidden="true">
              {count}
            </span>
            <span
              className="font-display text-[clamp(2.75rem,6vw,4.5rem)] leading-none font-extrabold tracking-tighter"
              aria-hidden="true"
            >
              {categorySymbol(name)}
            </span>
            <span className="mt-auto pt-3 font-semibold group-hover:underline">{name}</span>
            {count !== undefined && (
              <span className="sr-only">, {m.category_tiles_products({ count })}</span>
            )}
            {picture && (
              <span className="absolute top-3 inset-e-3 w-[46%] max-w-44 transition-transform duration-300 group-hover:scale-105 lg:top-auto lg:inset-e-4 lg:bottom-4">
                <ProductPicture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 48rem) 11rem, 24vw"
                  className="rounded-md mix-blend-multiply dark:mix-blend-normal"
                />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
