import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { uploadFilesWorkflow } from "@medusajs/medusa/core-flows";
import type { ProductPicture } from "../../catalogue-product/catalogue-product";
import { drawPicture } from "./drawings/draw-picture";
import type { Drawing } from "./drawings/drawing";
import type { View } from "./drawings/studio";

/** Pictures that are drawn at once, for the processor's other cores; each takes 6 MB meanwhile. */
const drawnTogether = 4;

/** The widths pictures are kept in, pixels; all are square. */
const widths = [320, 640, 1200] as const;

/** How each product is shown, in this order. */
const views: View[] = ["whole", "near"];

/** The part of a picture's address that says what is drawn: "…/1795231348456-toner-black-1200.webp". */
const drawingInUrl = /\/catalogue\/(?:\d+-)?([a-z-]+)-\d+\.webp$/;

function nameOf({ subject, color }: Drawing, view: View): string {
  const ink = color.toLowerCase().replaceAll(" ", "-");
  return [subject, ink, view === "whole" ? "" : view].filter(Boolean).join("-");
}

/** The pictures of the demonstration: each is drawn and uploaded once, and shared by products. */
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
      const drawing = drawingInUrl.exec(url)?.[1];
      const sources = metadata?.sources as ProductPicture["sources"] | undefined;
      if (!drawing || !Array.isArray(sources)) continue;
      pictures.#put(drawing, url, sources);
    }
    return pictures;
  }

  /** Draws and uploads what is not there yet. */
  async draw(drawings: Drawing[]): Promise<void> {
    const missing = new Map(
      drawings
        .flatMap((drawing) =>
          views.map((view) => [nameOf(drawing, view), { drawing, view }] as const),
        )
        .filter(([name]) => !this.#pictures.has(name)),
    );
    const logger = this.#container.resolve(ContainerRegistrationKeys.LOGGER);
    const waiting = [...missing];
    while (waiting.length > 0) {
      const lot = waiting.splice(0, drawnTogether);
      await Promise.all(lot.map(([name, { drawing, view }]) => this.#add(name, drawing, view)));
    }
    if (missing.size > 0) logger.info(`Seed: ${missing.size} pictures are drawn`);
  }

  async #add(name: string, drawing: Drawing, view: View): Promise<void> {
    const drawn = await drawPicture(drawing, view, widths);
    const files = drawn.map((picture, index) => ({
      filename: `catalogue/${name}-${widths[index]}.webp`,
      mimeType: "image/webp",
      content: picture.toString("base64"),
      access: "public" as const,
    }));
    const { result } = await uploadFilesWorkflow(this.#container).run({ input: { files } });
    const sources = result.map(({ url }, index) => ({ url, width: widths[index] as number }));
    this.#put(name, sources.at(-1)?.url ?? "", sources);
  }

  /**
   * The pictures of a drawing that has been drawn, the whole of it first.
   *
   * @throws Error where it has not
   */
  of(drawing: Drawing): ProductPicture[] {
    return views.map((view) => {
      const name = nameOf(drawing, view);
      const picture = this.#pictures.get(name);
      if (!picture) throw new Error(`"${name}" has not been drawn.`);
      return picture;
    });
  }

  #put(name: string, url: string, sources: ProductPicture["sources"]): void {
    this.#pictures.set(name, { url, sources });
  }
}
