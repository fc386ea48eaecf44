import type { RenderedPage } from "./rendered-page.ts";

type KeptPagesOptions = {
  /** How old a page may be that is given without a question, ms. */
  freshMs?: number;
  /** How old a page may be that is given while it is rendered anew behind it, ms. */
  renewableMs?: number;
  /** The most that is kept, bytes. */
  mostBytes?: number;
  /** The time, ms. */
  now?: () => number;
};

type Kept = {
  page: RenderedPage;
  /** When its rendering began: nothing in it is older. */
  begunAt: number;
};

/**
 * Pages as they were rendered a moment ago, by their address. However many ask for an address at
 * once, it is rendered once. A page is never given longer than `renewableMs` after its rendering
 * began, so that a change is soon on every page. For pages alone that are the same for everybody.
 */
export class KeptPages {
  /** The one that was asked for last comes last. */
  readonly #kept = new Map<string, Kept>();
  readonly #underway = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;
  readonly #freshMs: number;
  readonly #renewableMs: number;
  readonly #mostBytes: number;
  readonly #now: () => number;

  /** @param render renders the page of an address, for nobody in particular; see `page` */
  constructor(
    private readonly render: (
      address: string,
      headers: Record<string, string>,
    ) => Promise<RenderedPage>,
    {
      freshMs = 500,
      renewableMs = 1_000,
      mostBytes = 64 * 1024 * 1024,
      now = () => performance.now(),
    }: KeptPagesOptions = {},
  ) {
    this.#freshMs = freshMs;
    this.#renewableMs = renewableMs;
    this.#mostBytes = mostBytes;
    this.#now = now;
  }

  /** What is kept, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The page of an address.
   *
   * @param headers go along if it is rendered now, also for those who wait for the same: by which
   * the rendering is found in logs, and nothing that changes the page
   * @throws what `render` throws
   */
  async page(address: string, headers: Record<string, string> = {}): Promise<RenderedPage> {
    const known = this.#kept.get(address);
    const age = known ? this.#now() - known.begunAt : Number.POSITIVE_INFINITY;
    if (!known || age > this.#renewableMs) return this.#renewed(address, headers);
    if (age > this.#freshMs) {
      // Whoever asks next learns of a failure.
      this.#renewed(address, headers).catch(() => {});
    }
    this.#kept.delete(address);
    this.#kept.set(address, known);
    return known.page;
  }

  #renewed(address: string, headers: Record<string, string>): Promise<RenderedPage> {
    const underway = this.#underway.get(address);
    if (underway) return underway;
    const rendering = this.#rendered(address, headers).finally(() =>
      this.#underway.delete(address),
    );
    this.#underway.set(address, rendering);
    return rendering;
  }

  async #rendered(address: string, headers: Record<string, string>): Promise<RenderedPage> {
    const begunAt = this.#now();
    const rendered = await this.render(address, headers);
    const known = this.#kept.get(address)?.page;
    // The same as before: what it was compressed to still holds.
    const page = known?.etag === rendered.etag && rendered.mayBeKept ? known : rendered;
    this.#forget(address);
    if (page.mayBeKept) this.#keep(address, { page, begunAt });
    return page;
  }

  #keep(address: string, kept: Kept): void {
    this.#kept.set(address, kept);
    this.#bytes += kept.page.size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    this.#bytes -= this.#kept.get(address)?.page.size ?? 0;
    this.#kept.delete(address);
  }
}
