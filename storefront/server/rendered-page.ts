import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = keyof typeof compressors;

/** A whole answer of React Router: a page, or its data. */
export class RenderedPage {
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: Buffer,
  ) {
    // Weak, because the compressed page has other bytes.
    this.etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  }

  static async from(response: Response): Promise<RenderedPage> {
    const body = Buffer.from(await response.arrayBuffer());
    return new RenderedPage(response.status, response.headers, body);
  }

  get isCacheable(): boolean {
    const { headers } = this;
    const policy = headers.get("Cache-Control") ?? "";
    return (
      this.status === 200 &&
      /^text\/(?:html|x-script)\b/.test(headers.get("Content-Type") ?? "") &&
      !/no-store|private/.test(policy) &&
      !headers.has("Set-Cookie")
    );
  }

  /** Its approximate size in memory, bytes. */
  get size(): number {
    return Math.ceil(this.body.length * 1.5) + 2_000;
  }

  /** The body in an encoding, compressed once. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compressors[encoding](this.body);
    this.#compressed.set(encoding, made);
    return made;
  }
}
