import { type Caller, type Engine, EngineUnavailableError } from "./engine.ts";

/** So long, ms, what the engine said is taken for granted. */
const holdsForMs = 1_000;
/** A shopper does not wait longer than this, ms, to hear who it is now. */
const patienceMs = 800;

interface Options {
  engine: Pick<Engine, "productOfTheYear">;
  /** For so long, ms, the last known one is shown while the engine is away. */
  mayBeOldForMs: number;
}

/** Who is product of the year. However many ask, the engine is asked once a second. */
export class ProductOfTheYear {
  /** What the engine said last, and when it was asked. */
  #known: { id: string | undefined; at: number } | undefined;
  #asking: Promise<void> | undefined;
  #askedAt = 0;

  constructor(private readonly options: Options) {}

  /**
   * The product's id, or nothing where there is none.
   *
   * @throws EngineUnavailableError where the engine has not said it for too long
   */
  async id(requestId: string): Promise<string | undefined> {
    let failure: unknown;
    if (Date.now() - this.#askedAt >= holdsForMs) {
      this.#asking ??= this.#ask(requestId);
      failure = await this.#asking.catch((error: unknown) => error);
    }
    if (this.#known && Date.now() - this.#known.at <= this.options.mayBeOldForMs) {
      return this.#known.id;
    }
    throw failure ?? new EngineUnavailableError("the engine was away a moment ago");
  }

  /** Takes over what was decided just now. */
  set(id: string): void {
    this.#known = { id, at: Date.now() };
    this.#askedAt = 0;
  }

  async #ask(requestId: string): Promise<void> {
    const at = Date.now();
    const caller: Caller = { requestId, signal: AbortSignal.timeout(patienceMs) };
    try {
      const id = await this.options.engine.productOfTheYear(caller);
      // Unless somebody has decided anew meanwhile.
      if (!this.#known || this.#known.at <= at) this.#known = { id, at };
    } finally {
      // After a failure too: nobody waits for what has just failed for another.
      this.#askedAt = Date.now();
      this.#asking = undefined;
    }
  }
}
