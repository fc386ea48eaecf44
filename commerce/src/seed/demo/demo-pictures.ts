import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { ProductPicture } from "../../catalogue-product/catalogue-product";
import { renderPicture, type View } from "./pictures";

/** Pictures that are rendered at once, for the processor's other cores; each takes 6 MB meanwhile. */
const renderedTogether = 4;

/** The widths of the stored pictures, pixels; all are square. */
const widths = [320, 640, 1200] as const;

/** The views of each product, in this order. */
const views: View[] = ["whole", "near"];

/** The part of a URL that names the picture: "…/1795231348456-toner-black-1200.webp". */
const nameInUrl = /\/catalogue\/(?:\d+-)?([a-z-]+)-\d+\.webp$/;

function viewName(name: string, view: View): string {
  return view === "whole" ? name : `${name}-${view}`;
}

/** The pictures of the demonstration: each is rendered and uploaded once, and shared by products. */
export class DemoPictures {
  readonly #container: MedusaContainer;
  readonly #pictures = new Map<string, ProductPicture>();

  private constructor(container: MedusaContainer) {
    this.#container = container;
  }

  /** The pictures that products have already. */
  static async open(container: MedusaContainer): Promise<DemoPictures> {
    const pictures = new DemoPictures(container);
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: "product", fields: ["images.url", "images.metadata"] });
    for (const { url, metadata } of data.flatMap(({ images }) => images)) {
      const name = nameInUrl.exec(url)?.[1];
      const sources = metadata?.sources as ProductPicture["sources"] | undefined;
      if (!name || !Array.isArray(sources)) continue;
      pictures.#put(name, url, sources);
    }
    return pictures;
  }

  /** Renders and uploads these pictures, unless they exist. */
  async add(names: string[]): Promise<void> {
    const missing = [...new Set(names)].flatMap((name) =>
      views
        .filter((view) => !this.#pictures.has(viewName(name, view)))
        .map((view) => ({ name, view })),
    );
    const waiting = [...missing];
    while (waiting.length > 0) {
      const batch = waiting.splice(0, renderedTogether);
      await Promise.all(batch.map(({ name, view }) => this.#upload(name, view)));
    }
    const logger = this.#container.resolve(ContainerRegistrationKeys.LOGGER);
    if (missing.length > 0) logger.info(`Seed: ${missing.length} pictures are uploaded`);
  }

  async #upload(name: string, view: View): Promise<void> {
    const rendered = await renderPicture(name, view, widths);
    const files = rendered.map((picture, index) => ({
      filename: `catalogue/${viewName(name, view)}-${widths[index]}.webp`,
      mimeType: "image/webp",
      content: picture.toString("base64"),
      access: "public" as const,
    }));
    const { result } = await uploadFilesWorkflow(this.#container).run({ input: { files } });
    const sources = result.map(({ url }, index) => ({ url, width: widths[index] as number }));
    this.#put(viewName(name, view), sources.at(-1)?.url ?? "", sources);
  }

  /** The views of a picture, the whole first. @throws Error where they have not been uploaded */
  of(name: string): ProductPicture[] {
    return views.map((view) => {
      const picture = this.#pictures.get(viewName(name, view));
      if (!picture) throw new Error(`The picture "${viewName(name, view)}" has not been uploaded.`);
      return picture;
    });
  }

  #put(name: string, url: string, sources: ProductPicture["sources"]): void {
    this.#pictures.set(name, { url, sources });
  }
}
