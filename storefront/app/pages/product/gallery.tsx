import type { Picture } from "@chemical-ink/product-api/contract/product";
import { useState } from "react";
import { ProductPicture } from "~/catalogue/product-picture.tsx";
import { classNames } from "~/ui/class-names.ts";

type GalleryProps = { pictures: Picture[]; title: string };

/** The chosen picture large, the others to choose from; each also opens on its own. */
export function Gallery({ pictures, title }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <div>
      <div className="overflow-hidden rounded-md bg-wash">
        <ProductPicture
          picture={pictures[chosen] ?? pictures[0]}
          alt={title}
          isMain
          sizes="(min-width: 64rem) 44rem, 94vw"
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-3" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={picture.url}
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-current={index === chosen ? "true" : undefined}
                className={classNames(
                  "block overflow-hidden rounded-sm border-2 bg-wash",
                  index === chosen ? "border-key" : "border-transparent hover:border-line-strong",
                )}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(index);
                }}
              >
                <ProductPicture picture={picture} alt="" sizes="8rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
