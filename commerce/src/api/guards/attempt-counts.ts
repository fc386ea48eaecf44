/** An attempt that was let through, until it is taken back, or how long to wait for another, ms. */
export type Attempt = { takeBack(): void } | { waitMs: number };

/** Says whether somebody may try once more. */
export interface Attempts {
  /** Counts an attempt, unless there were too many. */
  take(key: string): Promise<Attempt>;
}

interface Count {
  attempts: number;
  /** When counting begins anew, ms since 1970. */
  endsAt: number;
}

/** Attempts of the last while, by whoever makes them. In memory, and never more than `most` keys. */
export class AttemptCounts implements Attempts {
  readonly #counts = new Map<string, Count>();

  constructor(
    readonly allowed: number,
    readonly whileMs: number,
    readonly most = 50_000,
  ) {}

  /** How long somebody has to wait; 0 where another attempt is allowed. */
  waitMs(key: string, now = Date.now()): number {
    const count = this.#counts.get(key);
    if (!count || count.endsAt <= now) return 0;
    return count.attempts >= this.allowed ? count.endsAt - now : 0;
  }

  async take(key: string): Promise<Attempt> {
    const waitMs = this.waitMs(key);
    if (waitMs > 0) return { waitMs };
    this.add(key);
    return { takeBack: () => this.takeBack(key) };
  }

  /** Counts an attempt. */
  add(key: string, now = Date.now()): void {
    const known = this.#counts.get(key);
    if (known && known.endsAt > now) {
      known.attempts += 1;
      return;
    }
    // Inserted anew, so that the map stays in the order in which counts end.
    this.#counts.delete(key);
    this.#counts.set(key, { attempts: 1, endsAt: now + this.whileMs });
    this.#forget(now);
  }

  /** Forgets one attempt. */
  takeBack(key: string): void {
    const count = this.#counts.get(key);
    if (!count) return;
    count.attempts -= 1;
    if (count.attempts <= 0) this.#counts.delete(key);
  }

  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size <= this.most) return;
      this.#counts.delete(key);
    }
  }
}
